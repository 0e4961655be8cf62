export interface Numbers {
  /** 0 to 9999. */
  say: (value: number) => string
  thousands: ',' | '.' | ' '
  point: string
  /** The word between hours and minutes. */
  clock: string
  signs: Readonly<Record<string, string>>
}
