import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { home } from '#contract/school/home.ts'

// In milliseconds: prefetched data lasts until the page renders, and changes on other pages show on return.
const staleTime = 2000

export const homeQuery = (calls: Client<typeof home>) =>
  queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => calls.get({}, { signal }), staleTime })
