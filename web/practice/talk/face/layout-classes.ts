import type { TalkLayout } from './use-talk-layout.ts'

export interface LayoutClasses {
  main: string
  face: string
  side: string
}

const twoColumns = 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid-rows-[minmax(0,1fr)]'

/** `open` shows the full conversation. */
export const layoutClasses: Record<TalkLayout, { closed: LayoutClasses; open: LayoutClasses }> = {
  upright: {
    closed: {
      main: 'grid-cols-1 grid-rows-[minmax(0,1fr)_auto]',
      // Below 64 pixels a face is not recognizable.
      face: 'px-4 pt-3 [@container_(max-height:19.5rem)]:hidden',
      // A fixed height, so that the face doesn't move.
      side: 'h-[calc(10.5rem+env(safe-area-inset-bottom)+clamp(3.5rem,20cqh,9rem))] [@container_(max-height:19.5rem)]:h-auto',
    },
    open: { main: 'grid-cols-1 grid-rows-[minmax(0,1fr)]', face: '', side: '' },
  },
  across: {
    closed: { main: twoColumns, face: 'p-3', side: '' },
    open: { main: twoColumns, face: 'p-3', side: 'border-s border-border' },
  },
  wide: {
    closed: { main: '', face: '', side: '' },
    open: {
      main: 'grid-cols-[minmax(0,5fr)_minmax(0,6fr)] grid-rows-[minmax(0,1fr)_auto]',
      face: 'px-8 pt-8',
      side: 'col-start-2 row-span-2 row-start-1 border-s border-border',
    },
  },
}
