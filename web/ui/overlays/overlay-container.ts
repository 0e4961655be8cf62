import { createContext, type RefObject, use } from 'react'

type OverlayContainerRef = RefObject<HTMLElement | null>

// Screen readers expect content inside landmarks.
const mainContainer: OverlayContainerRef = {
  get current() {
    return document.querySelector('main')
  },
}

/** The container of popups; a dialog provides itself. */
export const OverlayContainer = createContext<OverlayContainerRef>(mainContainer)

export function useOverlayContainer(): OverlayContainerRef {
  return use(OverlayContainer)
}
