import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chatbotLengths } from '#contract/teaching/chatbot-limits.ts'
import { ApiError } from '#contract/errors.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { languages } from '#contract/school/practice-languages.ts'
import { line } from '#contract/values/text.ts'
import { languagesQuery } from '../../languages/languages.api.ts'
import { useApi } from '../../lib/api/api.ts'
import type { ChatbotRef } from './chatbot-actions.ts'
import { useDuplicateChatbot } from '../../partners/chatbots.api.ts'

const nameSchema = line(chatbotLengths.name)

export function useDuplicate({ id, name, language }: ChatbotRef) {
  const suggested = `${name.slice(0, chatbotLengths.name - 4)} (2)`
  const [typed, setName] = useState(suggested)
  const [wanted, setWanted] = useState<string | null>(null)
  const { data } = useQuery(languagesQuery(useApi(languages)))
  const duplicate = useDuplicateChatbot()

  const checked = nameSchema.safeParse(typed)
  const chosen = practiceLanguages.find((one) => one === (wanted ?? language))
  const isOff = data?.items.find((item) => item.language === chosen)?.on === false
  const isFull = (isOff && data !== undefined && data.used >= data.limit) || isLimit(duplicate.error)
  return {
    name: typed,
    setName,
    language: chosen,
    setLanguage: (next: string | null) => {
      duplicate.reset()
      setWanted(next)
    },
    languages: data,
    problem: checked.success ? undefined : checked.error.issues[0]?.code,
    isOff,
    isFull,
    isPending: duplicate.isPending,
    error: isLimit(duplicate.error) ? null : duplicate.error,
    /** An unchanged suggestion is left out: the server appends a number if the name is taken. */
    send: (onDone: (copy: { id: string; name: string }) => void) =>
      duplicate.mutate(
        {
          params: { id },
          body: {
            ...(typed !== suggested && { name: typed }),
            ...(chosen && chosen !== language && { language: chosen }),
          },
        },
        { onSuccess: onDone },
      ),
  }
}

const isLimit = (error: unknown): boolean => error instanceof ApiError && error.code === 'language_limit_reached'
