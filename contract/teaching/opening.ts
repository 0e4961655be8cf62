interface Opening {
  opening_message: string | null
  steps: readonly { says: string }[]
}

/** A conversation's first message: the opening message, and the first step's question. */
export const openingOf = ({ opening_message, steps }: Opening): string =>
  [opening_message, steps[0]?.says].filter(Boolean).join('\n\n')
