import { useMediaQuery } from '@mantine/hooks'
import type { View } from './list-state.ts'

/** How students are drawn: side by side, as lines on a phone, or as a table with more and more columns. */
export type Look = 'grid' | 'lines' | TableLook
export type TableLook = (typeof tableLooks)[number]
const tableLooks = ['narrow', 'wide', 'widest'] as const

const atOnce = { getInitialValueInEffect: false } as const

/** What the chosen view looks like in this window. */
export function useLook(view: View): Look {
  const isTable = useMediaQuery('(min-width: 768px)', true, atOnce)
  const isWide = useMediaQuery('(min-width: 1280px)', true, atOnce)
  const isWidest = useMediaQuery('(min-width: 1400px)', true, atOnce)
  if (view === 'grid') return 'grid'
  if (!isTable) return 'lines'
  if (!isWide) return 'narrow'
  return isWidest ? 'widest' : 'wide'
}

/** Whether a look is a table, whose headings sort it. */
export const isTable = (look: Look): look is TableLook => tableLooks.some((table) => table === look)
