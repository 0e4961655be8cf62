import { createContext } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

/** Fetches the chunks of a page before it is asked for. */
export type Prefetch = (path: string) => void

/** Makes a prefetch for a route table; what fails is fetched again when the page is opened. */
export const createPrefetch =
  (routes: RouteObject[]): Prefetch =>
  (path) => {
    for (const { route } of matchRoutes(routes, path) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
  }

export const PrefetchContext = createContext<Prefetch>(() => undefined)
