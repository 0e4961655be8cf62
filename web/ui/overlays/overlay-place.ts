import { createContext, type RefObject, use } from 'react'

type Place = RefObject<HTMLElement | null>

// Inside the page's main landmark, so that screen readers don't find lists outside of everything.
const mainPlace: Place = {
  get current() {
    return document.querySelector('main')
  },
}

/** Where menus and lists are put into the document; a dialog names itself. */
export const OverlayPlace = createContext<Place>(mainPlace)

/** The place for a menu or list that opens here. */
export function useOverlayPlace(): Place {
  return use(OverlayPlace)
}
