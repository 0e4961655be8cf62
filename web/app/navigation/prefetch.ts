import { createContext } from 'react'
import type { RouteObject } from 'react-router'
import type { Send } from '#contract/client.ts'
import type { PrefetchData, Queries } from '../../lib/api/queries.ts'

/** Fetches a page before it is asked for: its chunks, and what it will ask the server. */
export type Prefetch = (address: string) => void

/** The `handle` of a page's route. */
export interface PageHandle {
  prefetchData?: PrefetchData | undefined
}

interface PrefetchContextValue {
  send: Send
  queries: Queries
  /** Whether the server is likely to answer at all: nobody without a plan is answered. */
  mayAsk: () => boolean
}

/** Makes a prefetch from what stands at a path; what fails is fetched again when the page is opened. */
export const createPrefetch =
  (routesAt: (path: string) => Promise<RouteObject[]>, { send, queries, mayAsk }: PrefetchContextValue): Prefetch =>
  (address) => {
    const { pathname, search } = new URL(address, 'http://tertulia.invalid')
    const ask = ({ handle }: { handle?: PageHandle }) => mayAsk() && handle?.prefetchData?.(queries, send, search)
    const fetchAll = (routes: RouteObject[]) => {
      for (const { lazy } of routes) if (typeof lazy === 'function') lazy().then(ask, () => undefined)
    }
    routesAt(pathname).then(fetchAll, () => undefined)
  }

export const PrefetchContext = createContext<Prefetch>(() => undefined)
