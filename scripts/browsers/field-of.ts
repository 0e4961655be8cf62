export function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  let at = value
  for (const name of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
  return at
}
