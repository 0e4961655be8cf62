import { useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { refusedFields } from './chatbot-problems.ts'
import { focusOn } from './focus-on.ts'
import type { ChatbotForm } from './use-chatbot-form.ts'

export function useRefusal(form: ChatbotForm, language: string) {
  const { t } = useTranslation('editor')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string | null>(null)
  const [fullFor, setFullFor] = useState<string | null>(null)
  return {
    failure,
    isFull: fullFor !== null && fullFor === language,
    clear: () => {
      setFailure(null)
      setFullFor(null)
    },
    refuse: (error: unknown) => {
      const code = error instanceof ApiError ? error.code : null
      setFullFor(code === 'language_limit_reached' ? form.getValues('language') : null)
      for (const field of refusedFields(error)) form.setError(field, { type: 'refused' })
      if (code === 'language_limit_reached') focusOn('section-basics')
      else if (code === 'not_found') setFailure(t(($) => $.gone))
      else if (code === 'in_use') setFailure(t(($) => $.spoken))
      else if (code !== 'edited_elsewhere') setFailure(errorText(error))
    },
  }
}
