export const alternativesOf = (expected: string): string[] =>
  expected
    .split('|')
    .map((one) => one.trim().replace(/^=/, '').replaceAll('*', '…').replaceAll('#', '0–9'))
    .filter(Boolean)
