import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Queries } from './queries.ts'
import { ApiError } from '#contract/errors.ts'
import { isTransient } from './connect.ts'

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** A 500 is retried once, a missing answer twice, a rate limit never. */
const shouldRetry = (error: unknown) =>
  statusOf(error) === 500 ? 1 : isTransient(error) && statusOf(error) !== 429 ? 2 : 0

/** A class may have been taken from a teacher; one whose own query failed is known to be gone. */
function refreshClasses(client: QueryClient, error: unknown): void {
  const isRefused = error instanceof ApiError && (error.code === 'not_found' || error.code === 'forbidden')
  if (!isRefused) return
  void client.invalidateQueries({
    predicate: ({ queryKey, state }) => queryKey[0] === 'classes' && state.status === 'success',
  })
}

/** Lives as long as one user is signed in. */
function createQueryClient(): QueryClient {
  const onError = (error: unknown) => refreshClasses(client, error)
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
  return client
}

export const queryClientOf = (queries: Queries): QueryClient => (queries.client ??= createQueryClient())
