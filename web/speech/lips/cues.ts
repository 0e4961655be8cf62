import { type Shape, weightOf } from './shapes.ts'
import type { Viseme } from './viseme.ts'

export interface Cue {
  viseme: Viseme
  index: number
  from: number
  until: number
}

/** Milliseconds: two frames of a slow screen. */
const minCue = 40
/** Milliseconds; viewers notice a missing closing or rounding. */
const minVisibleCue = 60

const visibleVisemes = (viseme: Viseme) => viseme === 'closed' || viseme === 'round' || viseme === 'pucker'

export const seenUntil = ({ viseme, from }: Cue) => (visibleVisemes(viseme) ? from + minVisibleCue : from)

interface Span {
  viseme: Viseme
  index: number
  lasts: number
}

function mergeEqualSpans(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    if (last?.viseme === span.viseme) last.lasts += span.lasts
    else kept.push({ ...span })
  }
  return kept
}

function mergeBriefCues(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    if (last === undefined || span.lasts >= minCue || visibleVisemes(span.viseme)) kept.push({ ...span })
    else last.lasts += span.lasts
  }
  return mergeEqualSpans(kept)
}

function borrow(cue: Cue, neighbour: Cue | undefined, side: 'from' | 'until'): void {
  if (neighbour === undefined || visibleVisemes(neighbour.viseme)) return
  const missing = minVisibleCue - (cue.until - cue.from)
  const spare = neighbour.until - neighbour.from - minVisibleCue / 3
  const taken = Math.max(0, Math.min(missing, spare))
  if (side === 'until') {
    cue.until += taken
    neighbour.from = cue.until
  } else {
    cue.from -= taken
    neighbour.until = cue.from
  }
}

export function extendVisibleCues(cues: readonly Cue[]): Cue[] {
  const kept = cues.map((cue) => ({ ...cue }))
  for (const [at, cue] of kept.entries()) {
    if (!visibleVisemes(cue.viseme)) continue
    borrow(cue, kept[at + 1], 'until')
    borrow(cue, kept[at - 1], 'from')
  }
  return kept
}

export function spreadOver(shapes: readonly Shape[], first: number, from: number, until: number): Cue[] {
  const each = Math.max(0, until - from) / Math.max(Number.EPSILON, weightOf(shapes))
  const spans = shapes.map(({ viseme, weight }, at) => ({ viseme, index: first + at, lasts: weight * each }))
  let at = from
  const cues = mergeBriefCues(mergeEqualSpans(spans)).map(({ viseme, index, lasts }) => {
    const cue = { viseme, index, from: at, until: at + lasts }
    at = cue.until
    return cue
  })
  return extendVisibleCues(cues)
}

export function cueAt(cues: readonly Cue[], at: number): Cue | undefined {
  let low = 0
  let high = cues.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.until ?? 0) > at) high = middle
    else low = middle + 1
  }
  const found = cues[low]
  return found !== undefined && found.from <= at ? found : undefined
}
