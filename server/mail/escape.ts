export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Removes control characters and text direction marks, and breaks up URLs. */
export const plainLine = (text: string): string =>
  text
    .replaceAll('://', ': //')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

/** An invisible word joiner after each dot keeps mail programs from making a link of it. */
export const plainName = (text: string): string =>
  plainLine(text).replace(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}])/gu, '.\u2060')

export const senderName = (text: string): string =>
  plainName(text)
    .replaceAll('=?', '= ?')
    .replace(/[<>"@\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const withoutNumbers = (text: string): string => text.replace(/\p{N}(?:[\p{P}\p{S}\p{Z}]*\p{N}){2,}/gu, '…')
