/** A field of a thrown value as text; empty if it is missing. */
export function fieldOf(error: unknown, field: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
