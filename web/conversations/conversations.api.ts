import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type ConversationFilter, type ConversationItem, conversations } from '#contract/conversations.ts'
import { useApi } from '../lib/api/api.ts'

/** How many conversations a page of the list has. */
export const pageSize = 25
/** How often what is in sight is asked for again while students may be practising, in milliseconds. */
const pollInterval = 10_000

/** A page of conversations, which follows a lesson; the one before stays in sight until it is there. Without a filter nothing is asked. */
export const conversationsQuery = (
  calls: Client<typeof conversations>,
  filter: ConversationFilter | null,
  page: number,
) =>
  queryOptions({
    queryKey: ['conversations', 'list', filter, page],
    queryFn: filter
      ? ({ signal }) => calls.list({ query: { ...filter, page, page_size: pageSize } }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
  })

/** How many conversations were flagged that nobody has seen yet. */
export const unseenFlagsQuery = (calls: Client<typeof conversations>) =>
  queryOptions({
    queryKey: ['conversations', 'unseen'],
    queryFn: async ({ signal }) => (await calls.list({ query: { flag: 'unseen', page_size: 10 } }, { signal })).total,
    refetchInterval: pollInterval,
  })

/** The latest conversations of a student, and how many there are; they are enough for a quarter of a year. */
export const studentConversationsQuery = (calls: Client<typeof conversations>, student_id: string) =>
  queryOptions({
    queryKey: ['conversations', 'student', student_id],
    queryFn: ({ signal }): Promise<{ items: ConversationItem[]; total: number }> =>
      calls.list({ query: { student_id, page_size: 500 } }, { signal }),
  })

/** One conversation; while it is running and in sight, it is asked for again and again. */
export const conversationQuery = (calls: Client<typeof conversations>, id: string) =>
  queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollInterval : false),
  })

/** Notes that somebody has seen what was flagged. */
export function useMarkSeen() {
  const client = useQueryClient()
  const calls = useApi(conversations)
  return useMutation({
    mutationFn: (id: string) => calls.see({ params: { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['notices'] })
      return client.invalidateQueries({ queryKey: ['conversations'] })
    },
  })
}

/** Takes away a correction that is no mistake. */
export function useDismissCorrection(conversation_id: string) {
  const client = useQueryClient()
  const calls = useApi(conversations)
  return useMutation({
    mutationFn: (body: { message_id: string; start: number; rule: string }) =>
      calls.dismiss({ params: { id: conversation_id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['conversations'] }),
  })
}
