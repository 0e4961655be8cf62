import type { UseFormReturn } from 'react-hook-form'
import type { Chatbot, ChatbotContent } from '#contract/teaching/chatbots.ts'
import { useUser } from '../../../app/session/session.tsx'
import { isSame } from '../../../forms/same.ts'
import { useDraftForm } from '../../../forms/use-draft-form.ts'
import { resolveChatbot } from './chatbot-problems.ts'
import { type ChatbotValues, differences, parseValues, valuesOf } from './chatbot-values.ts'
import { createDraftStore, draftKey } from './draft-store.ts'

export type ChatbotForm = UseFormReturn<ChatbotValues, unknown, ChatbotContent>

export interface EditorStart {
  chatbot: Chatbot | null
  start: ChatbotValues
  from: string
}

/** Drafts survive a reload; version conflicts are detected. */
export function useChatbotForm({ chatbot, start, from }: EditorStart) {
  const { id: userId } = useUser()
  const form = useDraftForm({
    saved: chatbot ? { values: valuesOf(chatbot), version: chatbot.version } : { values: start, version: 0 },
    resolver: resolveChatbot,
    isSameContent,
    store: createDraftStore(localStorage, draftKey(userId, chatbot?.id ?? null)),
    from,
    accepts: (draft) => chatbot !== null || draft.from === from,
  })
  const before = chatbot ? (parseValues(form.base).data ?? null) : null
  return { ...form, before }
}

// Empty rows, for example, are not saved.
function isSameContent(one: ChatbotValues, other: ChatbotValues): boolean {
  const [content, others] = [parseValues(one).data, parseValues(other).data]
  return content && others ? differences(content, others).length === 0 : isSame(one, other)
}
