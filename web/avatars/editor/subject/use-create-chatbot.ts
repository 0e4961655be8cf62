import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chatbots, NewChatbot } from '#contract/teaching/chatbots.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { refreshChatbots } from '../../../partners/chatbots.api.ts'
import { templatesQuery } from '../../../chatbots/editor/editor.api.ts'
import { asTemplateLanguage } from '../../../chatbots/templates/new-chatbot-search.ts'
import { useApi } from '../../../lib/api/api.ts'
import { createAttempt } from '../../../lib/api/attempt.ts'

/** Idempotent; null if there is no such template. */
export function useCreateChatbot() {
  const client = useQueryClient()
  const calls = useApi(chatbots)
  const [attempt] = useState(createAttempt)
  return async (id: string, language: PracticeLanguage): Promise<string | null> => {
    const { items } = await client.ensureQueryData(templatesQuery(calls, asTemplateLanguage(language)))
    const template = items.find((item) => item.id === id)
    if (!template) return null
    const { id: _template, ...content } = template
    const body = NewChatbot.parse(content)
    const made = await calls.add({ body }, { idempotencyKey: attempt.keyFor(body) })
    await calls.publish({ params: { id: made.id } })
    attempt.succeeded()
    void refreshChatbots(client)
    return made.id
  }
}
