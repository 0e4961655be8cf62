import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Send } from '#contract/client.ts'

/** One user's query cache, created on first use. */
export interface Queries {
  client?: QueryClient
}

export const QueriesContext = createContext<Queries>({})

/** Prefetches a page's queries; `search` is the query string of its address. */
export type PrefetchData = (queries: Queries, send: Send, search: string) => void
