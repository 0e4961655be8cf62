import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Chatbot, ChatbotContent } from '#contract/teaching/chatbots.ts'
import { elementIdOf, fieldProblemsOf } from './form/chatbot-problems.ts'
import type { ChatbotValues } from './form/chatbot-values.ts'
import { focusOn } from './form/focus-on.ts'
import { type EditorStart, type ChatbotForm, useChatbotForm } from './form/use-chatbot-form.ts'
import { useMissing } from './form/use-missing.ts'
import { useRefusal } from './form/use-refusal.ts'
import { useSaveAndPublish } from './use-save-and-publish.ts'

interface SaveHandlers {
  onSaved: (saved: Chatbot) => void
  onPublished: (published: Chatbot) => void
}

export function useEditor(start: EditorStart, handlers: SaveHandlers) {
  // A created chatbot is known here before the route changes.
  const [created, setCreated] = useState<Chatbot | null>(null)
  const chatbot = start.chatbot ?? created
  const draft = useChatbotForm({ ...start, chatbot })
  const { form, isStale, before, rebase } = draft
  const { refuse, clear, ...refusal } = useRefusal(form, draft.values.language)
  const { missing, stillMissing, check, show } = useMissing(form, draft.values)
  const [wants, setWants] = useState<'save' | 'publish'>('save')
  const { send, isPending } = useSaveAndPublish({ chatbot, before, ...handlers })

  // The leave guard must see the saved state before the address changes.
  const follow = (sent: ChatbotValues, kept: Chatbot) =>
    flushSync(() => {
      rebase(sent, kept.version)
      setCreated(kept)
    })

  const submit = (publishes: boolean) => {
    setWants(publishes ? 'publish' : 'save')
    clear()
    const lacks = check(publishes)
    const go = (content: ChatbotContent) => {
      if (lacks.length > 0) return show(lacks)
      const sent = form.getValues()
      return send(content, publishes, (kept) => follow(sent, kept)).catch(refuse)
    }
    void form.handleSubmit(go, () => focusFirstProblem(form))()
  }
  return {
    ...draft,
    ...refusal,
    chatbot,
    missing,
    stillMissing,
    isPending,
    wants,
    save: () => !isPending && !isStale && submit(false),
    publish: () => !isPending && !isStale && submit(true),
  }
}

export type EditorState = ReturnType<typeof useEditor>

function focusFirstProblem(form: ChatbotForm) {
  const [first] = fieldProblemsOf(form.getValues())
  if (first && !focusOn(elementIdOf(first))) setTimeout(() => focusOn(elementIdOf(first)))
}
