// Letters that Unicode does not take apart into a letter and its mark.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const accents = /[\u0300-\u036f]/g
// Vowel points of Hebrew, vowel marks and the stretched line of Arabic: rarely written.
const vowelMarks = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g
// The dot under a letter of Hindi, which few type; of the two signs for a nasal, most know one.
const dots = /\u093c/g
const apostrophes = /[\u05f3\u2018\u2019\u02bc\u00b4`\u2032]/g
const invisible = /[\u00ad\u200b-\u200f\u2060]|\ufe0e|\ufe0f/g

/** A text as it is compared: compatibility forms, case, apostrophes and vowel marks count for nothing; accents do. */
export const foldText = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldMarks(text))

const isPlain = (text: string) => /^[ -_a-~\n]*$/.test(text)
const foldMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(vowelMarks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .normalize('NFC')

/** A folded text without its accents. Marks that are letters of their own, as in Hindi and Japanese, stay. */
export const bareText = (folded: string): string => (isPlain(folded) ? folded : dropAccents(folded))

const dropAccents = (folded: string): string =>
  folded
    .normalize('NFD')
    .replace(accents, '')
    .replace(dots, '')
    .replace(/\u0901/g, '\u0902')
    .normalize('NFC')
    .replace(/[ßøđðłıæœþ]/g, (letter) => plainLetters[letter] ?? letter)

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae', ß: 'ss' }
/** A folded text with its umlauts written out, as on a keyboard that has none. */
export const writtenOut = (folded: string): string =>
  folded.replace(/[äöüøåæß]/g, (letter) => umlauts[letter] ?? letter)
