import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type ConversationFilter, type ConversationItem, conversations } from '#contract/practice/conversations.ts'
import { useApi } from '../lib/api/api.ts'

export const pageSize = 25
/** In milliseconds. */
const pollInterval = 10_000

/** Polls while visible. Without a filter the query is skipped. */
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

export const unseenFlagsQuery = (calls: Client<typeof conversations>) =>
  queryOptions({
    queryKey: ['conversations', 'unseen'],
    queryFn: async ({ signal }) => (await calls.list({ query: { flag: 'unseen', page_size: 10 } }, { signal })).total,
    refetchInterval: pollInterval,
  })

/** The page size covers a quarter of a year. */
export const studentConversationsQuery = (calls: Client<typeof conversations>, student_id: string) =>
  queryOptions({
    queryKey: ['conversations', 'student', student_id],
    queryFn: ({ signal }): Promise<{ items: ConversationItem[]; total: number }> =>
      calls.list({ query: { student_id, page_size: 500 } }, { signal }),
  })

/** Polls while the conversation is running. */
export const conversationQuery = (calls: Client<typeof conversations>, id: string) =>
  queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollInterval : false),
  })

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

type CorrectionRef = Request<typeof conversations.dismiss>['body']

/** The toast that offers to undo it outlives the correction. */
export function useDismissCorrection(conversation_id: string) {
  const client = useQueryClient()
  const calls = useApi(conversations)
  const params = { id: conversation_id }
  const refresh = () => client.invalidateQueries({ queryKey: ['conversations'] })
  const dismiss = useMutation({
    mutationFn: (body: CorrectionRef) => calls.dismiss({ params, body }),
    onSettled: refresh,
  })
  const restore = (body: CorrectionRef) => calls.restore({ params, body }).finally(refresh)
  return { dismiss, restore }
}
