/** Text as it stands in HTML, in quotes as well. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One line of text for a header or a sentence: no line end, no control, nothing that turns the direction of what follows, and nothing that a mail program makes a link of. */
export const plainLine = (text: string): string =>
  text
    .replaceAll('://', ': //')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

/** A name that anybody may have chosen, as one line in which mail programs see no address: a joiner that nobody sees stands behind each dot. */
export const plainName = (text: string): string =>
  plainLine(text).replace(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}])/gu, '.\u2060')
