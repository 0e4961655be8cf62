import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chatbots } from '#contract/teaching/chatbots.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'

/** In milliseconds; changes of this browser invalidate at once. */
const staleTime = 15_000

export type ChatbotQuery = NonNullable<Request<typeof chatbots.list>['query']>

export const chatbotsQuery = (calls: Client<typeof chatbots>, query: ChatbotQuery) =>
  queryOptions({
    queryKey: ['chatbots', 'list', query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const chatbotQuery = (calls: Client<typeof chatbots>, id: string) =>
  queryOptions({
    queryKey: ['chatbots', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    staleTime,
  })

/** Invalidates lists, assignments, languages and usage. */
export const refreshChatbots = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['chatbots'], ['avatars'], ['assignments'], ['languages'], ['billing']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

export type StatusAction = 'publish' | 'archive' | 'restore'

export function useStatusMutation() {
  const client = useQueryClient()
  const calls = useApi(chatbots)
  return useMutation({
    mutationFn: ({ act, id }: { act: StatusAction; id: string }) => calls[act]({ params: { id } }),
    onSuccess: (chatbot) => client.setQueryData(chatbotQuery(calls, chatbot.id).queryKey, chatbot),
    onSettled: () => void refreshChatbots(client),
  })
}

export function useDuplicateChatbot() {
  const client = useQueryClient()
  const calls = useApi(chatbots)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (request: Request<typeof chatbots.duplicate>) =>
      calls.duplicate(request, { idempotencyKey: attempt.keyFor(request) }),
    onSuccess: (chatbot) => {
      attempt.succeeded()
      client.setQueryData(chatbotQuery(calls, chatbot.id).queryKey, chatbot)
      void refreshChatbots(client)
    },
  })
}

/** Leaves the page first, so that no query refetches the deleted chatbot. */
export function useDeleteChatbot(leave: () => void | Promise<void>) {
  const client = useQueryClient()
  const calls = useApi(chatbots)
  return useMutation({
    mutationFn: (id: string) => calls.remove({ params: { id } }),
    onSuccess: async (_done, id) => {
      await leave()
      client.removeQueries(chatbotQuery(calls, id))
      void refreshChatbots(client)
    },
  })
}
