import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists, conversationLength } from '#contract/teaching/chatbot-limits.ts'
import { sideOf } from '../../../messages/reading-side.ts'
import { lengthOf, elementIdOf, problems } from './chatbot-problems.ts'
import type { ChatbotValues, Field } from './chatbot-values.ts'

export function useField<F extends Field>(name: F) {
  const { control } = useFormContext<ChatbotValues>()
  const { field, fieldState } = useController({ control, name })
  const troubleText = useProblemText()
  const { error } = fieldState
  return {
    id: elementIdOf({ field: name, row: null, part: null }),
    value: field.value,
    set: field.onChange,
    error: troubleText(name, error?.type, null),
    errorAt: (row: string, part: string | null) =>
      error?.message === elementIdOf({ field: name, row, part }) ? troubleText(name, error.type, part) : undefined,
    wrongPlace: error?.message,
  }
}

const lists: Partial<Record<string, number>> = {
  ...chatbotLists,
  other_wordings: chatbotLists.wordings - 1,
  asks: chatbotLists.matches,
}

function useProblemText() {
  const { t } = useTranslation('editor')
  return (field: Field, type: string | undefined, part: string | null): string | undefined => {
    const problem = problems.find((known) => known === type)
    if (!problem) return undefined
    if (problem === 'publish') return field === 'steps' ? t(($) => $.wrong.noStep) : t(($) => $.wrong.noOpening)
    if (problem === 'length') return t(($) => $.wrong.length, conversationLength)
    const max = problem === 'many' ? (lists[part ?? field] ?? 0) : lengthOf(field, part)
    return t(($) => $.wrong[problem], { max })
  }
}

/** `lang` and `dir` of text in the practice language. */
export function useTargetLanguage(): { lang: string; dir: 'ltr' | 'rtl' } {
  const { control } = useFormContext<ChatbotValues>()
  const lang = useWatch({ control, name: 'language' })
  return { lang, dir: sideOf(lang) }
}

/** Only when less than a fifth of the characters is left. */
export function useCharactersLeftText() {
  const { t } = useTranslation('editor')
  return (text: string, max: number): string | undefined => {
    const left = max - text.trim().length
    if (left < 0) return t(($) => $.room.over, { count: -left })
    return left <= max * 0.2 ? t(($) => $.room.left, { count: left }) : undefined
  }
}
