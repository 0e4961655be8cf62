import { foldText } from './fold.ts'
import { isFamiliarName } from './lexicon/familiar-names.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Suggestion } from './spelling.ts'
import { lowerOf } from './tokens.ts'

// The common words of a language are the same for every message.
const cached = new WeakMap<Lexicon, ReadonlySet<string>>()

function commonIn(lexicon: Lexicon): ReadonlySet<string> {
  const known = cached.get(lexicon) ?? new Set(lexicon.common.map(lowerOf))
  cached.set(lexicon, known)
  return known
}

/** Whether a word is no misspelt one of this language, but a name, or a word of another language that the writer speaks. */
export function isRightElsewhere(lower: string, { kind, better }: Suggestion, others: readonly Lexicon[]): boolean {
  const meant = lowerOf(better)
  if (kind === 'accents' || meant === lower) return false
  if (isFamiliarName(lower)) return true
  return !isCognate(lower, meant) && others.some((lexicon) => commonIn(lexicon).has(lower))
}

/** Letters from which on a word with another ending is taken for the same word. */
const longWord = 6

// "Profesor" for "professor", "Musik" for "music", "important" for "importante": the same word in the other spelling.
function isCognate(lower: string, meant: string): boolean {
  const [short = '', long = ''] = [lower, meant].map(soundOf).toSorted((a, b) => a.length - b.length)
  return short === long || (short.length >= longWord && long.length === short.length + 1 && long.startsWith(short))
}

const soundOf = (word: string) =>
  foldText(word)
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/qu|[ck]/g, 'k')
    .replace(/ph|v/g, 'f')
    .replaceAll('y', 'i')
    .replace(/[zx]/g, 's')
