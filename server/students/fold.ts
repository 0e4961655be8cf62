const marks = /[\u0300-\u036F\p{Cf}]/gu
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
}
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** For comparisons: lower case, without accents and invisible characters. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(undecomposed, (letter) => letters[letter] ?? letter)

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
