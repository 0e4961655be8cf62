import { type Cue, spreadOver, extendVisibleCues } from './cues.ts'
import type { Shape } from './shapes.ts'
import type { Sound, Stretch } from './sound.ts'

interface Phrase {
  first: number
  shapes: Shape[]
}

function phrasesOf(shapes: readonly Shape[], first: number): Phrase[] {
  const phrases: Phrase[] = []
  for (const [at, shape] of shapes.entries()) {
    if (shape.viseme === 'rest') continue
    if (at === 0 || shapes[at - 1]?.viseme === 'rest' || phrases.length === 0)
      phrases.push({ first: first + at, shapes: [] })
    phrases.at(-1)?.shapes.push(shape)
  }
  return phrases
}

type TimeAnchor = readonly [from: number, to: number]

function moved(knots: readonly TimeAnchor[], at: number): number {
  const after = knots.findIndex(([from]) => from >= at)
  const [later, earlier] = [knots[after], knots[after - 1]]
  if (later === undefined) return knots.at(-1)?.[1] ?? at
  if (earlier === undefined) return later[1]
  const share = later[0] === earlier[0] ? 0 : (at - earlier[0]) / (later[0] - earlier[0])
  return earlier[1] + share * (later[1] - earlier[1])
}

const move = (cues: readonly Cue[], knots: readonly TimeAnchor[]) =>
  cues.map((cue) => ({ ...cue, from: moved(knots, cue.from), until: moved(knots, cue.until) }))

/** If phrases and stretches don't correspond, all phrases are spread over all stretches. */
function throughStretches(phrases: readonly Phrase[], stretches: readonly Stretch[]): Cue[] {
  let spoken = 0
  const knots = stretches.flatMap(({ from, until }): TimeAnchor[] => {
    const began = spoken
    spoken += until - from
    return [
      [began, from],
      [spoken, until],
    ]
  })
  const shapes = phrases.flatMap((phrase) => phrase.shapes)
  const indexes = phrases.flatMap((phrase) => phrase.shapes.map((_shape, at) => phrase.first + at))
  const cues = spreadOver(shapes, 0, 0, spoken).map((cue) => ({ ...cue, index: indexes[cue.index] ?? cue.index }))
  return move(cues, knots)
}

const isVowel = ({ viseme }: Cue) => viseme === 'open' || viseme === 'wide' || viseme === 'round' || viseme === 'pucker'

/** The largest shift of a syllable, in milliseconds. */
const maxShift = 90

/** Aligns the middle of each vowel with the nearest peak of loudness. */
function onPeaks(cues: readonly Cue[], peaks: readonly number[]): Cue[] {
  const first = cues[0]
  const last = cues.at(-1)
  if (first === undefined || last === undefined) return []
  const knots: TimeAnchor[] = [[first.from, first.from]]
  for (const cue of cues.filter(isVowel)) {
    const middle = (cue.from + cue.until) / 2
    const taken = knots.at(-1)?.[1] ?? first.from
    const near = peaks.filter((peak) => Math.abs(peak - middle) <= maxShift && peak > taken && peak < last.until)
    const peak = near.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
    if (peak !== undefined) knots.push([middle, peak])
  }
  return extendVisibleCues(move(cues, [...knots, [last.until, last.until]]))
}

export function followSound(sound: Sound, shapes: readonly Shape[], first: number, from: number, until: number): Cue[] {
  const phrases = phrasesOf(shapes, first)
  const stretches = sound.stretches(from, until)
  if (phrases.length !== stretches.length) return onPeaks(throughStretches(phrases, stretches), sound.peaks)
  return phrases.flatMap((phrase, at) => {
    const stretch = stretches[at] ?? { from, until }
    return onPeaks(spreadOver(phrase.shapes, phrase.first, stretch.from, stretch.until), sound.peaks)
  })
}
