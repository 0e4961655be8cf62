import { wavOf } from '#server/test/peers/recognition/recordings.ts'
import { answers, createRandom, levels } from '#web/test/spoken-turns.ts'
import { sampleRate, speak } from './espeak.ts'

/** A part of an answer between two pauses; times in milliseconds from the start of the recording. */
export interface SpokenPart {
  text: string
  from: number
  to: number
}

export interface RecordedAnswer {
  language: string
  level: string
  expects: readonly string[]
  pause: number
  parts: readonly SpokenPart[]
  samples: Float32Array
}

/** Milliseconds of silence before and after the speech. */
const [before, after] = [400, 3000]
export const pauses = {
  thought: { places: 'thought', shortest: 500, longest: 4000 },
  breath: { places: 'anywhere', shortest: 150, longest: 500 },
} as const
/** Words a minute, and the loudest noise of a room. */
const [speeds, loudestNoise] = [[110, 130, 150, 170], 0.002]

export const languages = [...new Set(answers.map(({ language }) => language))]

const samplesIn = (time: number) => Math.round((time * sampleRate) / 1000)

/** The same recordings each time: `count` answers in lessons of so many, each in one language and at one level. */
export function recordAnswers(
  count: number,
  lesson: number,
  { places, shortest, longest }: (typeof pauses)[keyof typeof pauses] = pauses.thought,
  seed = 1,
): RecordedAnswer[] {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const known = new Map<string, Float32Array>()
  const say = (text: string, language: string, speed: number) => {
    const key = `${language} ${speed} ${text}`
    const spoken = known.get(key) ?? speak(text, language, speed)
    known.set(key, spoken)
    return spoken
  }
  let [level, speed] = ['A1', 150]
  return Array.from({ length: count }, (_, at) => {
    const language = languages[Math.floor(at / lesson) % languages.length] ?? 'en'
    if (at % lesson === 0) [level, speed] = [pick(levels), pick(speeds)]
    const { expects, text } = pick(answers.filter((one) => one.language === language))
    const pieces =
      places === 'thought' ? text.split('|').map((piece) => piece.trim()) : text.replaceAll('| ', '').split(' ')
    const split = 1 + Math.floor(random() * (pieces.length - 1))
    const pause = Math.round(shortest + random() * (longest - shortest))
    const [first, second] = [pieces.slice(0, split).join(' '), pieces.slice(split).join(' ')]
    const sounds = [say(first, language, speed), say(second, language, speed)] as const
    const ends = before + (sounds[0].length / sampleRate) * 1000
    const resumes = ends + pause
    const stops = resumes + (sounds[1].length / sampleRate) * 1000
    const noise = random() * loudestNoise
    const samples = Float32Array.from({ length: samplesIn(stops + after) }, () => noise * (2 * random() - 1))
    for (const [sound, from] of [[sounds[0], before] as const, [sounds[1], resumes] as const])
      for (const [place, sample] of sound.entries()) {
        const here = samplesIn(from) + place
        samples[here] = (samples[here] ?? 0) + sample
      }
    const parts = [
      { text: first, from: before, to: ends },
      { text: second, from: resumes, to: stops },
    ]
    return { language, level, expects, pause, parts, samples }
  })
}

export const loudSample = 0.02

export function lengthOf({ samples }: RecordedAnswer): number {
  const isLoud = (sample: number) => Math.abs(sample) > loudSample
  return ((samples.findLastIndex(isLoud) - samples.findIndex(isLoud)) / sampleRate) * 1000
}

export const endOf = ({ parts }: Pick<RecordedAnswer, 'parts'>): number => parts.at(-1)?.to ?? 0

/** What was said until then: of a part that goes on, as much as has passed of it. */
export const heardUntil = ({ parts }: Pick<RecordedAnswer, 'parts'>, time: number): string =>
  parts
    .flatMap(({ text, from, to }) => {
      const words = text.split(' ')
      return words.slice(0, Math.max(0, Math.floor((words.length * (time - from)) / (to - from) + 0.01)))
    })
    .join(' ')

export const wavFor = ({ samples }: RecordedAnswer): Buffer =>
  wavOf(samples.length / sampleRate, (second) => samples[Math.round(second * sampleRate)] ?? 0)
