/** Joins facts with dots, without the missing ones; a line never begins with a dot. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
