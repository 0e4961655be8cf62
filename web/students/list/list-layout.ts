import type { View } from '../address/list-state.ts'

/** How students are drawn: side by side, as lines on a phone, or as a table. */
export type ListLayout = 'grid' | 'lines' | 'table'

/** The widths of the page, in pixels, from which there is room for a table and then for one column more after the other. */
export const breakpoints = [640, 860, 980, 1100] as const

/** What a view looks like where some of the steps fit. */
export function layoutOf(view: View, breakpoint: number): ListLayout {
  if (view === 'grid') return 'grid'
  return breakpoint === 0 ? 'lines' : 'table'
}

/** How many cards stand beside each other where some of the steps fit. */
export function cardColumns(breakpoint: number): 1 | 2 | 3 {
  if (breakpoint === 0) return 1
  return breakpoint < 3 ? 2 : 3
}

/** About how high a student is drawn, and how much room is between two, in pixels. */
export const heights = { grid: { height: 193, gap: 16 }, lines: { height: 99 }, table: { height: 52 } } as const
