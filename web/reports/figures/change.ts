/** How a figure has changed since before: by how much, and in which direction; null where one of them is not known. */
export interface Change {
  by: number
  direction: 'more' | 'less' | 'same'
}

/** Compares a figure with the one before; differences below the smallest that is shown are none. */
export function changeOf(now: number | null, before: number | null, smallest: number): Change | null {
  if (now === null || before === null) return null
  const by = Math.abs(now - before)
  if (by < smallest) return { by: 0, direction: 'same' }
  return { by, direction: now > before ? 'more' : 'less' }
}
