import { queryOptions, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Send } from '#contract/client.ts'
import type { Notice } from '#contract/notices.ts'
import { useUser } from '../app/session/session.tsx'
import { SendContext } from '../lib/api/send-context.ts'

/** What is known of the notices; before the list has come, how many are unread. */
export interface CachedNotices {
  items: readonly Notice[] | null
  unread: number
}

/** The least and the most that pass before the list is asked for again by itself, in milliseconds. */
const staleMs = 60_000
const pollInterval = 120_000

/** The latest notices, and how many of all are unread. */
export const noticesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['notices'],
    queryFn: async ({ signal }): Promise<CachedNotices> => {
      const { noticesCalls } = await import('./notices-calls.ts')
      return noticesCalls(send).list({}, { signal })
    },
  })

/** How many notices are unread: what was said at the sign-in, and later what the list says, which follows while the window is looked at. */
export function useUnread(): number {
  const { unread_notices } = useUser()
  const { data } = useQuery({
    ...noticesQuery(use(SendContext)),
    initialData: { items: null, unread: unread_notices },
    staleTime: staleMs,
    refetchInterval: pollInterval,
  })
  return data.unread
}
