/** Filters word boundary events: voices report positions inside words, positions that have passed, or 0 repeatedly. */
export function plausibleWords(text: string, onWord: (place: number) => void): (place: number) => void {
  let last = -1
  return (place) => {
    const isBeginning = /[\p{L}\p{N}]/u.test(text.slice(place, place + 2)) && !isInsideWord(text, place)
    if (!Number.isInteger(place) || place <= last || !isBeginning) return
    last = place
    onWord(place)
  }
}

// Chinese and Japanese have no spaces: any character may begin a word.
const isInsideWord = (text: string, place: number) =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, place)) &&
  /^[\p{L}\p{N}]/u.test(text.slice(place)) &&
  !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.slice(place))
