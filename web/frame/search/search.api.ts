import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { search } from '#contract/search.ts'

/** What the school has under some words. */
export const findQuery = (calls: Client<typeof search>, q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => calls.find({ query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
