import { useState } from 'react'
import type { Tier } from '#contract/plans.ts'
import type { Student } from '#contract/students.ts'

/** What can lie over the page. */
export type Overlay =
  | { kind: 'add' }
  | { kind: 'import'; start: 'file' | 'paste' }
  | { kind: 'delete'; student: Student }
  | { kind: 'full'; limit: number; tier: Tier | null }

/** What lies over the page; it stays mounted while it closes, and every opening is a new one. */
export interface OverlayState {
  shown: Overlay | null
  isOpen: boolean
  opening: number
}

/** Opens and closes what lies over the page; `first` is there from the beginning. */
export function useOverlay(first: Overlay | null) {
  const [state, setState] = useState<OverlayState>({ shown: first, isOpen: first !== null, opening: 0 })
  return {
    state,
    open: (shown: Overlay) => setState(({ opening }) => ({ shown, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  }
}
