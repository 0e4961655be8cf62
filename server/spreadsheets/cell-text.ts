/** The most characters that a spreadsheet program holds in one cell. */
const maxCellLength = 32_767

const invisible = /[\p{Cc}\p{Noncharacter_Code_Point}\uFEFF\u200B\u2060\u202A-\u202E\u2066-\u2069]/gu
const invisibleStart = /^[\s\p{Cf}]+/u
const invisibleOne = /[\s\p{Cf}]/u
const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g

// What most cells are: visible ASCII that begins and ends with a letter, a digit or a mark.
const plain = /^[!-&(-~](?:[ -~]*[!-~])?$/

/** A cell's text as it can be stored: line ends are `\n`, control characters and lone surrogates are gone, the ends are trimmed. */
export function cleanCell(text: string): string {
  if (text.length <= maxCellLength && plain.test(text)) return text
  const lines = text.slice(0, maxCellLength).replace(lineEnds, '\n').toWellFormed()
  const visible = lines.replace(invisible, (found) => (found === '\n' || found === '\t' ? found : ''))
  return unescapeFormula(trimInvisible(visible)).normalize('NFC')
}

// A pattern for the end would start anew at every space of a long text.
function trimInvisible(text: string): string {
  let end = text.length
  while (end > 0 && invisibleOne.test(text.charAt(end - 1))) end--
  return text.slice(0, end).replace(invisibleStart, '')
}

// Our exports put the apostrophe there, so that no spreadsheet program takes the text for a formula; so do others'.
const unescapeFormula = (text: string) => (/^'+[=+\-@\t\n＝＋－＠]/.test(text) ? text.slice(1).trim() : text)

/** The same text as it can be written into a CSV file: never a formula, and read again as it was. */
export const escapeFormula = (text: string): string => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** The same text as it can be written into a cell that is text: read again as it was, though it begins as an escaped one does. */
export const escapeApostrophe = (text: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** The beginning of a text, cut between characters. */
export const shorten = (text: string, length: number): string => text.slice(0, length).toWellFormed()
