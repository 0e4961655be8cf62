/** The limit of a cell in Excel. */
const maxCellLength = 32_767

const invisible = /[\p{Cc}\p{Noncharacter_Code_Point}\uFEFF\u200B\u2060\u202A-\u202E\u2066-\u2069]/gu
const invisibleStart = /^[\s\p{Cf}]+/u
const invisibleOne = /[\s\p{Cf}]/u
const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g

// The common case: trimmed ASCII that does not start with an apostrophe.
const plain = /^[!-&(-~](?:[ -~]*[!-~])?$/

export function cleanCell(text: string): string {
  if (text.length <= maxCellLength && plain.test(text)) return text
  const lines = text.slice(0, maxCellLength).replace(lineEnds, '\n').toWellFormed()
  const visible = lines.replace(invisible, (found) => (found === '\n' || found === '\t' ? found : ''))
  return unescapeFormula(trimInvisible(visible)).normalize('NFC')
}

// Without a regular expression, which would be quadratic for a long text of spaces.
function trimInvisible(text: string): string {
  let end = text.length
  while (end > 0 && invisibleOne.test(text.charAt(end - 1))) end--
  return text.slice(0, end).replace(invisibleStart, '')
}

// Exports prefix an apostrophe against formula injection.
const unescapeFormula = (text: string) => (/^'+[=+\-@\t\n＝＋－＠]/.test(text) ? text.slice(1).trim() : text)

/** For CSV: prevents formula injection; `cleanCell` restores the text. */
export const escapeFormula = (text: string): string => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** For text cells of a workbook: only escapes what `cleanCell` would unescape. */
export const escapeApostrophe = (text: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** Does not cut a surrogate pair. */
export const shorten = (text: string, length: number): string => text.slice(0, length).toWellFormed()
