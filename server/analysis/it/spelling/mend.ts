import { foldText } from '#server/analysis/fold.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { waysByEar } from './by-ear.ts'
import { formsByRule, futureOf } from './by-rule.ts'

const ranks = new WeakMap<Lexicon, ReadonlyMap<string, number>>()

function ranksOf(lexicon: Lexicon): ReadonlyMap<string, number> {
  const known = ranks.get(lexicon) ?? new Map(lexicon.common.map((word, index) => [word, index + 1]))
  ranks.set(lexicon, known)
  return known
}

/** The best of several is so many times more frequent than the next. */
const clearLead = 2
/** The least frequent word by which one is mended that may be a name. */
const rankOfNameLike = 3000

/** What a misspelt word was meant to be, as learners of Italian spell by ear and form verbs by rule; null where it can't be said. */
export function mend(word: string, lexicon: Lexicon, mayBeName: boolean): string | null {
  if (word.length < 4) return null
  const rankOf = ranksOf(lexicon)
  const isFine = (way: string) => !mayBeName || (rankOf.get(way) ?? Infinity) <= rankOfNameLike
  const future = futureOf(word).find((form) => lexicon.read(form).length > 0)
  if (future !== undefined && !mayBeName) return future
  for (const { ways, isSure } of waysByEar(word)) {
    const known = [...ways].filter((way) => rankOf.has(way) || (isSure && isUsual(lexicon, way)))
    const best = clearOf(known, rankOf)
    if (best !== null) return isFine(best) ? best : null
    if (known.length > 0) break
    // Accents come before vowels that are mixed up.
    if (lexicon.accentsOf(foldText(word)) !== null) return null
  }
  const best = clearOf(formsByRule(word, lexicon), rankOf)
  return best !== null && isFine(best) ? best : null
}

const isUsual = (lexicon: Lexicon, way: string) =>
  way.length >= 5 &&
  lexicon.read(way).some(({ tags }) => !tags.has('name') && !tags.has('foreign') && !tags.has('past'))

function clearOf(words: readonly string[], rankOf: ReadonlyMap<string, number>): string | null {
  const [best, next] = words
    .map((word) => ({ word, rank: rankOf.get(word) ?? 20_000 }))
    .toSorted((a, b) => a.rank - b.rank)
  return best && (!next || next.rank >= best.rank * clearLead) ? best.word : null
}
