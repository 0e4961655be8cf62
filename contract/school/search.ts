import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { searchText } from '../values/text.ts'

export const maxHits = 5

/** `detail` tells results of the same name apart. */
export const SearchHit = z.object({ id: z.uuid(), name: z.string(), detail: z.nullable(z.string()) })
export type SearchHit = z.output<typeof SearchHit>

const hits = z.array(SearchHit)

export const search = defineApi({
  find: {
    method: 'GET',
    path: '/search',
    staff: 'teacher',
    summary: `Search the school's data, at most ${maxHits} results of each kind.`,
    query: z.strictObject({ q: searchText.check(z.minLength(1)) }),
    returns: z.object({ students: hits, classes: hits, chatbots: hits, avatars: hits, conversations: hits }),
  },
})
