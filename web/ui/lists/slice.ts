import type { RefCallback } from 'react'

/** Which items of a long list are drawn, and how much room the others take, in pixels. */
export interface Slice {
  from: number
  to: number
  above: number
  below: number
  /** Whether items are left out. */
  isPart: boolean
  /** What the element of an item gets, so that its height is known. */
  measureProps: (index: number) => { ref?: RefCallback<HTMLElement>; 'data-index'?: number }
}

/** The whole of a list. */
export const fullSlice = (count: number): Slice => ({
  from: 0,
  to: count,
  above: 0,
  below: 0,
  isPart: false,
  measureProps: () => ({}),
})
