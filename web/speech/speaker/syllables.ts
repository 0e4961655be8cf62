const vowels = /[aeiouyæøœıαεηιουωаеёиоуыэюяіїєѣ]+/giu
const eachOne = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/gu
const unvowelled = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu
const figures = /\p{N}/gu

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** About how many syllables a word has: a group of vowels is one, and so is a letter where letters are syllables. */
export function syllablesIn(word: string): number {
  // Hangul would come apart, and accents are in the way.
  const plain = /\p{Script=Hangul}/u.test(word) ? word : word.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
  return Math.round(
    count(plain, vowels) + count(plain, eachOne) + count(plain, unvowelled) / 2 + count(plain, figures) * 1.5,
  )
}
