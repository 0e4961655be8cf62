import { useState } from 'react'
import type { Class } from '#contract/classes.ts'

/** What can lie over a page of classes. */
export type ClassOverlay = { kind: 'create' } | { kind: 'edit' | 'delete' | 'addStudents'; one: Class }

/** What lies over the page; it stays mounted while it closes, and every opening is a new one. */
export interface ClassOverlayState {
  shown: ClassOverlay | null
  isOpen: boolean
  opening: number
}

/** Opens and closes what lies over a page of classes. */
export function useClassOverlay() {
  const [state, setState] = useState<ClassOverlayState>({ shown: null, isOpen: false, opening: 0 })
  return {
    state,
    open: (shown: ClassOverlay) => setState(({ opening }) => ({ shown, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  }
}
