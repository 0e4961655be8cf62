import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Send } from '#contract/client.ts'

/** The memory of what the server said to one user; the first page that asks for something makes it. */
export interface Queries {
  client?: QueryClient
}

export const QueriesContext = createContext<Queries>({})

/** Asks for what a page will ask for, before the page is there; `search` is the query of its address. */
export type PrefetchData = (queries: Queries, send: Send, search: string) => void
