import { useState } from 'react'

/** The overlay stays mounted during its closing animation; each opening has a new key. */
export interface OverlayState<Overlay> {
  shown: Overlay | null
  isOpen: boolean
  opening: number
}

export function useOverlay<Overlay>(first: Overlay | null = null) {
  const [state, setState] = useState<OverlayState<Overlay>>({ shown: first, isOpen: first !== null, opening: 0 })
  return {
    state,
    open: (shown: Overlay) => setState(({ opening }) => ({ shown, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  }
}
