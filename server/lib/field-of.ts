/** A field of whatever was thrown, as text; empty where there is none. */
export function fieldOf(error: unknown, field: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
