/** The same text with spaces at which no line breaks, such as between a number and its unit. */
export const noBreaks = (text: string): string => text.replaceAll(' ', '\u00a0')
