import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { passwordLength, passwordRefusals } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import type { FormError } from '../../lib/small-form.ts'

export function usePasswordWords() {
  const { t } = useTranslation('passwords')
  const { t: auth } = useTranslation('auth')
  const errorText = useErrorText()
  return {
    issueText: (_field: string, code: string): string => {
      if (code === 'invalid_type') return t(($) => $.wrong.empty)
      if (code === 'custom') return t(($) => $.wrong.differs)
      if (code === 'too_big') return auth(($) => $.wrong.tooLong, { max: passwordLength.max })
      return auth(($) => $.wrong.passwordShort, { min: passwordLength.min })
    },
    errorOf: (error: unknown): FormError<'new_password'> => {
      const reason = error instanceof ApiError && error.details.reason
      const refusal = passwordRefusals.find((one) => one === reason)
      return refusal
        ? { field: 'new_password', text: auth(($) => $.wrong[refusal]) }
        : { field: null, text: errorText(error) }
    },
  }
}
