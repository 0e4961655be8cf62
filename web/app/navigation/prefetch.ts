import { createContext } from 'react'
import type { RouteObject } from 'react-router'
import type { Send } from '#contract/client.ts'
import type { PrefetchData, Queries } from '../../lib/api/queries.ts'

export type Prefetch = (address: string) => void

export interface PageHandle {
  prefetchData?: PrefetchData | undefined
}

interface PrefetchContextValue {
  send: Send
  queries: Queries
  /** False without a plan: the API would answer 402. */
  mayAsk: () => boolean
}

/** Failures are ignored: the navigation fetches again. */
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
