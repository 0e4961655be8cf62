/** Replaces spaces with no-break spaces, as between a number and its unit. */
export const noBreaks = (text: string): string => text.replaceAll(' ', '\u00a0')
