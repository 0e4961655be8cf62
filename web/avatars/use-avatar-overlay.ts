import { useState } from 'react'
import type { Avatar } from '#contract/avatars.ts'

/** What can lie over a page of avatars. */
export interface AvatarOverlay {
  kind: 'assign' | 'delete'
  avatar: Avatar
}

/** What lies over the page; it stays mounted while it closes, and every opening is a new one. */
export interface AvatarOverlayState {
  shown: AvatarOverlay | null
  isOpen: boolean
  opening: number
}

/** Opens and closes what lies over a page of avatars. */
export function useAvatarOverlay() {
  const [state, setState] = useState<AvatarOverlayState>({ shown: null, isOpen: false, opening: 0 })
  return {
    state,
    open: (shown: AvatarOverlay) => setState(({ opening }) => ({ shown, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  }
}
