import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { type ChatbotStatus, chatbots } from '#contract/teaching/chatbots.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { chatbotsQuery } from '../../../partners/chatbots.api.ts'
import { useApi } from '../../../lib/api/api.ts'
import { templatesQuery } from '../../../chatbots/editor/editor.api.ts'
import { asTemplateLanguage } from '../../../chatbots/templates/new-chatbot-search.ts'
import { topicOf } from '../../../chatbots/templates/topics.ts'
import type { AvatarValues } from '../form/avatar-values.ts'
import { toSubject, subjectIn, templateIn } from './subject.ts'

interface Subject {
  id: string
  name: string
  status: ChatbotStatus
}

/** The API's page size limit. */
const listLimit = 500

/** Published chatbots first, then drafts, and the current one in any status. */
export function useSubjects(avatar: Avatar | null) {
  const { control, setValue } = useFormContext<AvatarValues>()
  const [language, value, voice] = useWatch({ control, name: ['language', 'chatbot_id', 'voice'] })
  const calls = useApi(chatbots)
  const query = useQuery(chatbotsQuery(calls, { language, page_size: listLimit, sort: 'name' }))
  const { data: written } = useQuery(templatesQuery(calls, asTemplateLanguage(language)))
  const [left, setLeft] = useState<{ name: string; from: PracticeLanguage; to: PracticeLanguage } | null>(null)

  const found: Subject[] = query.isPlaceholderData ? [] : (query.data?.items ?? [])
  const isOwn = avatar?.chatbot && avatar.language === language && found.every(({ id }) => id !== avatar.chatbot_id)
  const items: Subject[] = isOwn && avatar.chatbot ? [...found, avatar.chatbot] : found
  const sorted = items.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
  const chosen = items.find(({ id }) => id === value)
  const templates = (written?.items ?? []).map(({ id, name, level }) => ({
    value: toSubject(id),
    label: level ? `${name} (${level})` : name,
    topic: topicOf(id),
  }))
  return {
    items: sorted,
    templates,
    isNew: templateIn(value) !== null,
    value,
    chosen,
    language,
    isPending: query.isPlaceholderData || (!query.data && !query.error),
    /** The chatbot that was removed because the language changed. */
    left: left?.to === language && value === null ? left : null,
    choose: (id: string | null) => setValue('chatbot_id', id, { shouldDirty: true }),
    /** Removes the chatbot and the voice of another language. */
    leave: (to: PracticeLanguage) => {
      if (to === language) return
      setLeft(chosen ? { name: chosen.name, from: language, to } : null)
      setValue('chatbot_id', subjectIn(value, to), { shouldDirty: true })
      setValue('voice', { ...voice, name: '' }, { shouldDirty: true })
    },
  }
}

const order: readonly ChatbotStatus[] = ['published', 'draft', 'archived']

export type Subjects = ReturnType<typeof useSubjects>
