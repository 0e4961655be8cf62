import type { RefCallback } from 'react'

/** The rendered items, and the space of the others in pixels. */
export interface Slice {
  from: number
  to: number
  above: number
  below: number
  isPart: boolean
  /** Props that let the virtualizer measure an item. */
  measureProps: (index: number) => { ref?: RefCallback<HTMLElement>; 'data-index'?: number }
}

export const fullSlice = (count: number): Slice => ({
  from: 0,
  to: count,
  above: 0,
  below: 0,
  isPart: false,
  measureProps: () => ({}),
})
