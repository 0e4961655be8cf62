import type { View } from '../address/list-state.ts'

export type ListLayout = 'grid' | 'lines' | 'table'

/** Page widths in pixels: from the first a table fits, from each other one column more. */
export const breakpoints = [640, 860, 980, 1100] as const

export function layoutOf(view: View, breakpoint: number): ListLayout {
  if (view === 'grid') return 'grid'
  return breakpoint === 0 ? 'lines' : 'table'
}

export function cardColumns(breakpoint: number): 1 | 2 | 3 {
  if (breakpoint === 0) return 1
  return breakpoint < 3 ? 2 : 3
}

/** Estimated height of an item and gap, in pixels. */
export const heights = { grid: { height: 193, gap: 16 }, lines: { height: 99 }, table: { height: 52 } } as const
