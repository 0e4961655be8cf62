export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
