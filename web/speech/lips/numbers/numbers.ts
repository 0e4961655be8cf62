/** How a language says numbers. */
export interface Numbers {
  /** A whole number of 0 to 9999 in words. */
  say: (value: number) => string
  /** What separates thousands in writing. */
  thousands: ',' | '.' | ' '
  /** The word between a number and its decimals. */
  point: string
  /** The word between hours and minutes. */
  clock: string
  /** What signs such as % are called. */
  signs: Readonly<Record<string, string>>
}
