import type { Word } from '#server/analysis/analysed.ts'
import { lowerOf } from '#server/analysis/tokens.ts'
import { smallWords } from './small-words.ts'
import { bareOf } from './units.ts'

/** Whether most of a sentence is in another language: the student's own, or English, or another whose small words it has. */
export function isElsewhere(sentence: readonly Word[], language: string, native_language: string | null): boolean {
  const words = sentence.filter(({ kind }) => kind === 'word')
  const own = smallWords.get(language) ?? new Set()
  const codes = new Set([native_language ?? 'en', 'en', ...smallWords.keys()])
  codes.delete(language)
  return [...codes].some((code) => isMostly(words, own, smallWords.get(code) ?? new Set()))
}

function isMostly(words: readonly Word[], own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let [told, strange, here, shared] = [0, 0, 0, 0]
  for (const word of words) {
    const bare = bareOf(word.text)
    if (own.has(bare)) other.has(bare) ? shared++ : here++
    else if (other.has(bare)) told++
    else if (isStrange(word)) strange++
  }
  const away = told + strange
  return told > 0 && away > here && away > (words.length - shared) / 2
}

// The lexicon lacks the word as it was written.
const isStrange = (word: Word) => word.isForeign || word.readings.length === 0 || lowerOf(word.text) !== word.lower
