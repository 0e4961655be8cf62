import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Chatbot, type ChatbotContent, chatbots } from '#contract/teaching/chatbots.ts'
import type { Client } from '#contract/client.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { useApi } from '../../lib/api/api.ts'
import { createAttempt } from '../../lib/api/attempt.ts'
import { chatbotQuery, refreshChatbots } from '../../partners/chatbots.api.ts'
import { type Field, differences } from './form/chatbot-values.ts'

export const templatesQuery = (calls: Client<typeof chatbots>, language: InterfaceLanguage | null) =>
  queryOptions({
    queryKey: ['templates', language],
    queryFn: language ? ({ signal }) => calls.templates({ query: { language } }, { signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const engineQuery = (calls: Client<typeof chatbots>) =>
  queryOptions({
    queryKey: ['chatbots', 'engine'],
    queryFn: async ({ signal }) => (await calls.list({ query: { page_size: 10 } }, { signal })).engine,
    staleTime: Number.POSITIVE_INFINITY,
  })

export interface SaveInput {
  content: ChatbotContent
  /** The id and version to update; null for a new chatbot. */
  over: { id: string; version: number } | null
  /** The content when it was loaded; null for a new chatbot. */
  before: ChatbotContent | null
}

/** Creation is idempotent. */
export function useSaveChatbot() {
  const client = useQueryClient()
  const calls = useApi(chatbots)
  const [attempt] = useState(createAttempt)
  const save = async ({ content, over, before }: SaveInput): Promise<Chatbot> => {
    if (!over) return calls.add({ body: content }, { idempotencyKey: attempt.keyFor(content) })
    const changed = before ? differences(before, content) : []
    const body = Object.fromEntries(changed.map((field: Field) => [field, content[field]]))
    return calls.edit({ params: { id: over.id }, body: { ...body, version: over.version } })
  }
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      attempt.succeeded()
      client.setQueryData(chatbotQuery(calls, saved.id).queryKey, saved)
      void refreshChatbots(client)
    },
  })
}

export function useNewestChatbot() {
  const client = useQueryClient()
  const calls = useApi(chatbots)
  return useMutation({
    mutationFn: (id: string) => calls.get({ params: { id } }),
    onSuccess: (found) => client.setQueryData(chatbotQuery(calls, found.id).queryKey, found),
  })
}
