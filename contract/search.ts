import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { searchText } from './text.ts'

/** The most that is found of each kind. */
export const mostFound = 5

/** Something that was found: its name, and what tells it from another of the same name. */
export const Found = z.object({ id: z.uuid(), name: z.string(), detail: z.nullable(z.string()) })
export type Found = z.output<typeof Found>

const found = z.array(Found)

export const search = defineApi({
  find: {
    method: 'GET',
    path: '/search',
    summary: `What a school has under some words, at most ${mostFound} of each kind.`,
    query: z.strictObject({ q: searchText.check(z.minLength(1)) }),
    returns: z.object({ students: found, classes: found, chatbots: found, avatars: found, conversations: found }),
  },
})
