// Most words have nothing to fold, and a message is folded many times.
const isAscii = /^[ -~]*$/

/** A text without the marks on its letters; `ß` is `ss`, and the letters stay small or large. */
export const foldText = (text: string): string => (isAscii.test(text) ? text : withoutMarks(text))

const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
