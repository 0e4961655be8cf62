export interface Change {
  by: number
  direction: 'more' | 'less' | 'same'
}

/** Changes below the smallest displayed difference count as none. */
export function changeOf(now: number | null, before: number | null, smallest: number): Change | null {
  if (now === null || before === null) return null
  const by = Math.abs(now - before)
  if (by < smallest) return { by: 0, direction: 'same' }
  return { by, direction: now > before ? 'more' : 'less' }
}
