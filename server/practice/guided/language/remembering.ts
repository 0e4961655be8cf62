/** The most texts that a function keeps, and the most letters of them all together. */
const mostKept = 2000
const mostLetters = 100_000

/** A function of a text that keeps its answers for a while: a conversation is heard again from its beginning at every turn. */
export function remembering<T>(of: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  let letters = 0
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = of(text)
    if (kept.size >= mostKept || letters + text.length > mostLetters) {
      kept.clear()
      letters = 0
    }
    kept.set(text, found)
    letters += text.length
    return found
  }
}
