/** The most texts that a function caches, and the most letters of them all together. */
const mostCached = 2000
const mostLetters = 100_000

/** A function of a text that caches its results for a while: a conversation is heard again from its beginning at every turn. */
export function remembering<T>(of: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  let letters = 0
  return (text) => {
    const known = cache.get(text)
    if (known !== undefined) return known
    const found = of(text)
    if (cache.size >= mostCached || letters + text.length > mostLetters) {
      cache.clear()
      letters = 0
    }
    cache.set(text, found)
    letters += text.length
    return found
  }
}
