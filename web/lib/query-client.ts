import { QueryClient } from '@tanstack/react-query'
import type { Queries } from '../app/queries.ts'
import { ApiError } from '#contract/errors.ts'
import { isPassing } from './connect.ts'

/** How often a failed question is repeated by itself: an answered failure seldom, and what asked too often not at all. */
function repeatsFor(error: unknown): number {
  if (!isPassing(error)) return 0
  const status = error instanceof ApiError ? error.status : null
  return status === 429 ? 0 : status === 500 ? 1 : 2
}

const isAnswered = (error: unknown) => error instanceof ApiError && error.status === 500

/** Makes the memory of what the server said; it lasts as long as one user stays signed in. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 5000,
        retry: (failures, error) => failures < repeatsFor(error),
        retryDelay: (failures, error) => (isAnswered(error) ? 400 : 1000 * 2 ** failures),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The memory in use, made when somebody first needs it. */
export const clientOf = (queries: Queries): QueryClient => (queries.client ??= createQueryClient())
