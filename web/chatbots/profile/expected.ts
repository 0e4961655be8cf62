export const alternativesOf = (expected: string): string[] =>
  expected
    .split('|')
    .map((one) => one.trim().replaceAll('*', '…').replaceAll('#', '0–9'))
    .filter(Boolean)
