import type { Lexicon } from './lexicon.ts'

/** The only word with one consonant of this one doubled ("carotes", "apelé", "Geschir"); null where there is none, or more than one. */
export function withDoubleLetter(word: string, lexicon: Lexicon): string | null {
  const words = new Set<string>()
  for (let at = 0; at < word.length; at++) {
    const other = word.slice(0, at + 1) + word.slice(at)
    if (/[bcdfglmnprst]/.test(word[at] ?? '') && lexicon.read(other).length > 0) words.add(other)
  }
  const [only] = words
  return only !== undefined && words.size === 1 ? only : null
}
