/** What a chatbot says of its own accord. */
interface Opening {
  opening_message: string | null
  steps: readonly { says: string }[]
}

/** What the partner says when a conversation begins: the opening message, a blank line, and the first step's question. */
export const openingOf = ({ opening_message, steps }: Opening): string =>
  [opening_message, steps[0]?.says].filter(Boolean).join('\n\n')
