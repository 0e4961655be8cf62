import { QueryClient } from '@tanstack/react-query'
import type { Queries } from '../app/queries.ts'
import { isPassing } from './connect.ts'

const retries = 2

/** Makes the memory of what the server said; it lasts as long as one user stays signed in. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 5000,
        retry: (failures, error) => failures < retries && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The memory in use, made when somebody first needs it. */
export const clientOf = (queries: Queries): QueryClient => (queries.client ??= createQueryClient())
