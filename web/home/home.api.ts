import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { home } from '#contract/home.ts'

// Whatever is done on other pages changes it; what was asked ahead lasts until the page is there.
const staleTime = 2000

/** How the school is doing. */
export const homeQuery = (calls: Client<typeof home>) =>
  queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => calls.get({}, { signal }), staleTime })
