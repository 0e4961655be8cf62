import { type Cue, cueAt, seenUntil, spreadOver } from './cues.ts'
import { followSound } from './follow-sound.ts'
import type { LipDriver } from './lip-driver.ts'
import { type Shape, shapesOf, weightOf } from './shapes.ts'
import { type Sound, soundOf } from './sound.ts'
import type { Spelling } from './spelling/spelling.ts'
import type { Viseme } from './viseme.ts'

/** A short vowel in speech of usual speed, in milliseconds; for a sound of unknown length. */
const defaultPace = 95
/** So many short vowels of what was expected count as much as what is observed. */
const priorWeight = 4

/** Where a voice is: the milliseconds of a short vowel that were expected, the last word it told of, and when that was. */
interface Progress {
  expected: number
  firstAt: number
  anchored: number
  sound: Sound | undefined
}

const smaller: Partial<Record<Viseme, Viseme>> = { open: 'small', wide: 'small', round: 'pucker' }
const isInvalid = (level: number) => level < 0.3

function lay({ sound }: Progress, shapes: readonly Shape[], first: number, last: number, from: number, until: number) {
  const part = shapes.slice(first, last)
  return sound === undefined ? spreadOver(part, first, from, until) : followSound(sound, part, first, from, until)
}

/** How long a short vowel lasts, by what was expected and what was observed up to a word. */
function observedPace({ expected, firstAt }: Progress, said: number, at: number): number {
  const observed = (Math.max(0, at - firstAt) + expected * priorWeight) / (said + priorWeight)
  return Math.min(expected * 2, Math.max(expected / 2, observed))
}

/** How far a mouth may be ahead and still wait for the voice, in milliseconds; beyond that it takes the word up again. */
const maxLead = 400

/** The cues from now on, when the word of a shape began at a time and the mouth is at another shape. */
function replanned(
  progress: Progress,
  { shapes, sums }: SentenceShapes,
  word: number,
  at: number,
  now: number,
  shown: number,
) {
  const pace = observedPace(progress, sums[word] ?? 0, at)
  const timeOf = (index: number) => at + ((sums[index] ?? 0) - (sums[word] ?? 0)) * pace
  const end = Math.max(now, progress.sound?.until ?? timeOf(shapes.length))
  const lead = timeOf(shown) - now
  if (shown <= word || lead > maxLead) return lay(progress, shapes, word, shapes.length, now, end)
  if (lead <= 0) return lay(progress, shapes, shown, shapes.length, now, end)
  // A mouth that is ahead goes on at half its speed until the voice has caught up with it.
  const met = shapes.findIndex((_shape, index) => index > shown && timeOf(index) >= now + 2 * lead)
  if (met === -1) return lay(progress, shapes, shown, shapes.length, now, end)
  const meets = Math.min(end, timeOf(met))
  return [...lay(progress, shapes, shown, met, now, meets), ...lay(progress, shapes, met, shapes.length, meets, end)]
}

/** The shapes of a sentence, and the weight of all before each. */
interface SentenceShapes {
  shapes: readonly Shape[]
  sums: readonly number[]
}

function sentenceShapes(text: string, spelling: Spelling): SentenceShapes {
  const shapes = shapesOf(text, spelling)
  let sum = 0
  return { shapes, sums: [0, ...shapes.map(({ weight }) => (sum += weight))] }
}

/** What has been seen by now; a closing or rounding that has just begun is seen to its least end. */
function seenBy(cues: readonly Cue[], now: number): Cue[] {
  const begun = cues.filter(({ from }) => from < now)
  return begun.map((cue) => ({ ...cue, until: Math.min(cue.until, Math.max(now, seenUntil(cue))) }))
}

/** Makes the mouth that says a sentence, in the spelling of its language. */
export function createLips(text: string, spelling: Spelling): LipDriver {
  const said = sentenceShapes(text, spelling)
  const { shapes } = said
  const weight = weightOf(shapes)
  let cues: Cue[] = []
  let progress: Progress | undefined
  let looked = Number.NEGATIVE_INFINITY

  return {
    start: (at, lasts, loudness) => {
      const length = Number.isFinite(lasts) && lasts > 0 ? lasts : weight * defaultPace
      const sound = loudness === undefined ? undefined : soundOf(at, length, loudness)
      progress = { expected: length / Math.max(1, weight), firstAt: at, anchored: -1, sound }
      cues = lay(progress, shapes, 0, shapes.length, at, at + length)
    },
    anchor: (place, at) => {
      const word = shapes.findIndex((shape) => shape.place >= place && shape.viseme !== 'rest')
      if (progress === undefined || word <= progress.anchored) return
      if (word === 0) progress.firstAt = at
      progress.anchored = word
      const begun = seenBy(cues, Math.max(at, looked))
      const now = Math.max(at, looked, begun.at(-1)?.until ?? at)
      // A mouth that has come to its end too early takes the word up.
      const shown = cueAt(cues, now)?.index ?? word
      cues = [...begun, ...replanned(progress, said, word, at, now, shown)]
    },
    mouthAt: (at) => {
      looked = Math.max(looked, at)
      const viseme = cueAt(cues, at)?.viseme ?? 'rest'
      const sound = progress?.sound
      if (sound === undefined || viseme === 'closed') return viseme
      if (sound.isPaused(at)) return 'rest'
      return isInvalid(sound.levelAt(at)) ? (smaller[viseme] ?? viseme) : viseme
    },
  }
}
