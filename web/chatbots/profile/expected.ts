/** An expected answer as it is read: its alternatives, with the open end of a word, and a number wherever one counts. */
export const alternativesOf = (expected: string): string[] =>
  expected
    .split('|')
    .map((one) => one.trim().replaceAll('*', '…').replaceAll('#', '0–9'))
    .filter(Boolean)
