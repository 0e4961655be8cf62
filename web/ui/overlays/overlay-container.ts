import { createContext, type RefObject, use } from 'react'

type OverlayContainerRef = RefObject<HTMLElement | null>

// Inside the page's main landmark, so that screen readers don't find lists outside of everything.
const mainContainer: OverlayContainerRef = {
  get current() {
    return document.querySelector('main')
  },
}

/** Where menus and lists are put into the document; a dialog names itself. */
export const OverlayContainer = createContext<OverlayContainerRef>(mainContainer)

/** The place for a menu or list that opens here. */
export function useOverlayContainer(): OverlayContainerRef {
  return use(OverlayContainer)
}
