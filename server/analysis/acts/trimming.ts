import type { Word } from '#server/analysis/analysed.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import type { ActPack } from './act.ts'
import { bareOf, type Trimming } from './units.ts'

/** Reads what says nothing and what is written in short, once. */
export const trimmingOf = (fillers: readonly string[], respelt: ActPack['respelt'], lexicon: Lexicon): Trimming => ({
  fillers: fillers
    .filter((filler) => !filler.endsWith(','))
    .map((filler) => filler.split(' ').map(bareOf))
    .toSorted((a, b) => b.length - a.length),
  asides: new Set(fillers.filter((filler) => filler.endsWith(',')).map((filler) => bareOf(filler.slice(0, -1)))),
  respelt: new Map(
    Object.entries(respelt).map(([from, to]) => [
      from,
      to
        .split(' ')
        .filter(Boolean)
        .map(
          (lower): Word => ({
            kind: 'word',
            text: lower,
            lower: bareOf(lower),
            start: 0,
            end: 0,
            readings: lexicon.read(lower),
            isForeign: false,
          }),
        ),
    ]),
  ),
})
