import type { Word } from '#server/analysis/analysed.ts'
import { smallWords } from './small-words.ts'
import { bareOf } from './units.ts'

/** Whether most of a sentence is in another language: the student's own, or English, or another whose small words it has. */
export function isElsewhere(sentence: readonly Word[], language: string, native_language: string | null): boolean {
  const words = sentence.filter(({ kind }) => kind === 'word')
  const [first] = words
  // A word alone is of this language as long as it may be.
  if (words.length === 1 && first && !isStrange(first)) return false
  const own = smallWords.get(language) ?? new Set()
  const codes = new Set([native_language ?? 'en', 'en', ...smallWords.keys()])
  codes.delete(language)
  return [...codes].some((code) => isMostly(words, own, smallWords.get(code) ?? new Set()))
}

function isMostly(words: readonly Word[], own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let [told, sure, strange, here, shared] = [0, 0, 0, 0, 0]
  for (const word of words) {
    const parts = [word.text, ...word.text.split(/['’]/)].map(bareOf)
    const isOther = parts.some((part) => other.has(part))
    const isTelling = parts.some((part) => other.has(part) && (part.length > 1 || part === 'i'))
    if (own.has(bareOf(word.text))) {
      if (isOther) shared += 1
      else here += 1
    } else if (isTelling) {
      told += 1
      if (isStrange(word)) sure += 1
    } else if (isStrange(word)) strange += 1
  }
  const away = told + strange
  const half = (words.length - shared) / 2
  // Where all the rest is common to both, half of it is enough.
  // A single small word that this language has as well tells nothing.
  return (sure > 0 || told > 1) && away > here && (away > half || (away === half && shared >= half))
}

// The lexicon lacks the word as it was written, but for its accents.
const isStrange = (word: Word) =>
  word.isForeign || word.readings.length === 0 || bareOf(word.text) !== bareOf(word.lower)
