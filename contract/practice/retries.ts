import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { id, line } from '../values/text.ts'

export const longestRetry = 500
export const retryOutcomes = ['right', 'wrong'] as const
export type RetryOutcome = (typeof retryOutcomes)[number]

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** Whether what was said again holds what is right; a whole sentence may. Capitals and punctuation don't count. */
export const isSaidRight = (said: string, better: string): boolean =>
  plain(said) !== '' && ` ${plain(said)} `.includes(` ${plain(better)} `)

export const retries = defineApi({
  add: {
    method: 'POST',
    path: '/practice/conversations/:id/retries',
    summary: 'Say a mistake again that the coach asked for; only the first try counts.',
    access: 'practice',
    body: z.strictObject({ message_id: id, start: z.int().check(z.gte(0)), text: line(longestRetry) }),
    returns: z.object({ outcome: z.enum(retryOutcomes) }),
    fails: ['not_found', 'edited_elsewhere'],
  },
})
