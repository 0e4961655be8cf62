import { QueryClient } from '@tanstack/react-query'
import type { Queries } from './queries.ts'
import { ApiError } from '#contract/errors.ts'
import { isTransient } from './connect.ts'

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** A 500 is retried once, a missing answer twice, a rate limit never. */
const shouldRetry = (error: unknown) =>
  statusOf(error) === 500 ? 1 : isTransient(error) && statusOf(error) !== 429 ? 2 : 0

/** Lives as long as one user is signed in. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 5000,
        retry: (failures, error) => failures < shouldRetry(error),
        retryDelay: (failures, error) => (statusOf(error) === 500 ? 400 : 1000 * 2 ** failures),
      },
      mutations: { networkMode: 'always' },
    },
  })

export const queryClientOf = (queries: Queries): QueryClient => (queries.client ??= createQueryClient())
