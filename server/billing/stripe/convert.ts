/** The id of what Stripe names by its id, or gives whole where it was asked to. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** A moment of Stripe, which counts in seconds, as ISO 8601. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
