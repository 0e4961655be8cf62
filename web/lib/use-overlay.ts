import { useState } from 'react'

/** What lies over a page; it stays mounted while it closes, and every opening is a new one. */
export interface OverlayState<Overlay> {
  shown: Overlay | null
  isOpen: boolean
  opening: number
}

/** Opens and closes what lies over a page; `first` is there from the beginning. */
export function useOverlay<Overlay>(first: Overlay | null = null) {
  const [state, setState] = useState<OverlayState<Overlay>>({ shown: first, isOpen: first !== null, opening: 0 })
  return {
    state,
    open: (shown: Overlay) => setState(({ opening }) => ({ shown, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  }
}
