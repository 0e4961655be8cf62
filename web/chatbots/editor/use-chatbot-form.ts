import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { Chatbot, ChatbotContent } from '#contract/chatbots.ts'
import { useUser } from '../../app/session.tsx'
import { useKeepDraft } from '../../lib/use-keep-draft.ts'
import { resolveChatbot } from './chatbot-problems.ts'
import { type ChatbotValues, changedFields, differences, parseValues, valuesOf } from './chatbot-values.ts'
import { createDraftStore, draftKey } from './draft-store.ts'

export type ChatbotForm = UseFormReturn<ChatbotValues, unknown, ChatbotContent>

/** What the form begins with: a saved chatbot, or the values of a new one and the address they came from. */
export interface Beginning {
  chatbot: Chatbot | null
  start: ChatbotValues
  from: string
}

/** The form of a chatbot; what is typed outlives a reload, and it knows when somebody else was faster. */
export function useChatbotForm({ chatbot, start, from }: Beginning) {
  const { id: userId } = useUser()
  const store = createDraftStore(localStorage, draftKey(userId, chatbot?.id ?? null))
  const [found] = useState(() => {
    const draft = store.read()
    return draft && (chatbot || draft.from === from) ? draft : null
  })
  const [base, setBase] = useState({ values: found?.base ?? start, version: found?.version ?? chatbot?.version ?? 0 })
  const [isRestored, setIsRestored] = useState(found !== null)
  const form: ChatbotForm = useForm({
    defaultValues: found?.values ?? start,
    resolver: resolveChatbot,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control, compute: (all) => all })
  const isDirty = changedFields(base.values, values).length > 0
  const isOutdated = chatbot !== null && chatbot.version > base.version && isOther(base.values, chatbot)

  const fill = (next: ChatbotValues) => form.reset(next, { keepFieldsRef: true })
  const follow = (next: Chatbot) => {
    setBase({ values: valuesOf(next), version: next.version })
    fill(valuesOf(next))
    setIsRestored(false)
    store.remove()
  }
  // Nobody has typed over what is outdated, so the form follows; what it says then is the new base.
  if (isOutdated && changedFields(valuesOf(chatbot), values).length === 0)
    setBase({ values: valuesOf(chatbot), version: chatbot.version })
  useEffect(() => {
    if (isOutdated && !isDirty) form.reset(valuesOf(chatbot), { keepFieldsRef: true })
  })
  useKeepDraft(store, isDirty ? { values, base: base.values, version: base.version, from } : null)

  return {
    form,
    values,
    isDirty,
    isRestored: isRestored && isDirty,
    isStale: isOutdated && isDirty,
    /** The content that the form was made from; null for a new one. */
    before: chatbot ? (parseValues(base.values).data ?? null) : null,
    /** Goes on from what was saved; what was typed since then stays. */
    saved: (sent: ChatbotValues, version: number) => {
      setBase({ values: sent, version })
      setIsRestored(false)
      store.remove()
    },
    discard: () => {
      fill(base.values)
      setIsRestored(false)
      store.remove()
    },
    loadTheirs: () => chatbot && follow(chatbot),
    /** Puts what was typed over what somebody else has saved. */
    keepMine: () => {
      if (!chatbot) return
      const mine = changedFields(base.values, values)
      const theirs = valuesOf(chatbot)
      setBase({ values: theirs, version: chatbot.version })
      fill({ ...theirs, ...Object.fromEntries(mine.map((field) => [field, values[field]])) })
    },
  }
}

const isOther = (values: ChatbotValues, chatbot: Chatbot) => {
  const content = parseValues(values).data
  return !content || differences(content, chatbot).length > 0
}
