import { type Cue, cueAt, seenUntil, spreadOver } from './cues.ts'
import { followSound } from './follow-sound.ts'
import type { LipDriver } from './lip-driver.ts'
import { type Shape, shapesOf, weightOf } from './shapes.ts'
import { type Sound, soundOf } from './sound.ts'
import type { Spelling } from './spelling/spelling.ts'
import type { Viseme } from './viseme.ts'

/** Milliseconds of a short vowel, if the duration of the sound is unknown. */
const defaultPace = 95
/** Weight of the expected pace, in short vowels, against the observed one. */
const priorWeight = 4

/** `expected` is the pace in milliseconds a short vowel; the anchor is the last word that the voice has reported. */
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

function observedPace({ expected, firstAt }: Progress, said: number, at: number): number {
  const observed = (Math.max(0, at - firstAt) + expected * priorWeight) / (said + priorWeight)
  return Math.min(expected * 2, Math.max(expected / 2, observed))
}

/** Milliseconds that the mouth may be ahead and wait; beyond that it restarts at the word. */
const maxLead = 400

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
  // A mouth that is ahead runs at half speed until the voice has caught up.
  const met = shapes.findIndex((_shape, index) => index > shown && timeOf(index) >= now + 2 * lead)
  if (met === -1) return lay(progress, shapes, shown, shapes.length, now, end)
  const meets = Math.min(end, timeOf(met))
  return [...lay(progress, shapes, shown, met, now, meets), ...lay(progress, shapes, met, shapes.length, meets, end)]
}

interface SentenceShapes {
  shapes: readonly Shape[]
  sums: readonly number[]
}

function sentenceShapes(text: string, spelling: Spelling): SentenceShapes {
  const shapes = shapesOf(text, spelling)
  let sum = 0
  return { shapes, sums: [0, ...shapes.map(({ weight }) => (sum += weight))] }
}

/** A closing or rounding that has begun is shown for its minimum duration. */
function seenBy(cues: readonly Cue[], now: number): Cue[] {
  const begun = cues.filter(({ from }) => from < now)
  return begun.map((cue) => ({ ...cue, until: Math.min(cue.until, Math.max(now, seenUntil(cue))) }))
}

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
