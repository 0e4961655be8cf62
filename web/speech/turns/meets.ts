/** Whether the words have every entry of a step's `expects` in them: `|` separates alternatives, `*` is the rest of a word, `#` a number. */
export function meets(words: readonly string[], expects: readonly string[]): boolean {
  const heard = words.map(fold)
  return expects.length > 0 && expects.every((entry) => entry.split('|').some((alternative) => has(heard, alternative)))
}

// Accents are the recogniser's.
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function has(words: readonly string[], alternative: string): boolean {
  const wanted = fold(alternative)
    .split(/[\s'’.,;:!?¿¡-]+/u)
    .filter(Boolean)
  if (wanted.length === 0) return false
  return words.some((_, at) => wanted.every((pattern, index) => isWord(words[at + index], pattern)))
}

function isWord(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false
  if (pattern === '#') return /\p{N}/u.test(word)
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
