/** Text as it stands in HTML, in quotes as well. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One line of text for a header or a sentence: no line end, no control, nothing that turns the direction of what follows, and nothing that a mail program makes a link of. */
export const plainLine = (text: string): string =>
  text
    .replaceAll('://', ': //')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

/** A name that anybody may have chosen, as one line in which mail programs see no address: a joiner that nobody sees stands behind each dot. */
export const plainName = (text: string): string =>
  plainLine(text).replace(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}])/gu, '.\u2060')

/** A name as that of a mail’s sender: nothing in it reads as an address, a quote or an encoded text. */
export const senderName = (text: string): string =>
  plainName(text)
    .replaceAll('=?', '= ?')
    .replace(/[<>"@\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A name without numbers of three or more digits, however they are spaced: no telephone number and no sum stands in it. */
export const withoutNumbers = (text: string): string => text.replace(/\p{N}(?:[\p{P}\p{S}\p{Z}]*\p{N}){2,}/gu, '…')
