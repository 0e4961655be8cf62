import { queryOptions, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Send } from '#contract/client.ts'
import type { Notice } from '#contract/school/notices.ts'
import { useUser } from '../app/session/session.tsx'
import { SendContext } from '../lib/api/send-context.ts'

/** `items` is null until the list is loaded; the count comes with the user. */
export interface CachedNotices {
  items: readonly Notice[] | null
  unread: number
}

/** In milliseconds. */
const staleMs = 60_000
const pollInterval = 120_000

export const noticesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['notices'],
    queryFn: async ({ signal }): Promise<CachedNotices> => {
      const { noticesCalls } = await import('./notices-calls.ts')
      return noticesCalls(send).list({}, { signal })
    },
  })

/** Starts with the user's count, then polls while the window has the focus. */
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
