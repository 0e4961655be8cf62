import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { passwordLength, passwordRefusals, schoolNameLength, SignUp } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { useSession } from '../../app/session/session.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { type FormError, useSmallForm } from '../../lib/small-form.ts'

type Field = 'school_name' | 'email' | 'password'

export function useSignUpForm() {
  const { i18n } = useTranslation('auth')
  const { signUp } = useSession()
  return useSmallForm({
    fields: ['school_name', 'email', 'password'],
    schema: async () => SignUp,
    issueText: useIssueText(),
    errorOf: useFormErrorOf(),
    send: (values) => signUp({ ...values, interface_language: asLanguage(i18n.language) ?? undefined }),
  })
}

export function useIssueText() {
  const { t } = useTranslation('auth')
  return (field: Field, code: string): string => {
    if (field === 'email') return t(($) => $.wrong.email)
    if (field === 'school_name' && code === 'too_big') return t(($) => $.wrong.tooLong, { max: schoolNameLength })
    if (field === 'school_name') return t(($) => $.wrong.schoolMissing)
    if (code === 'too_big') return t(($) => $.wrong.tooLong, { max: passwordLength.max })
    return t(($) => $.wrong.passwordShort, { min: passwordLength.min })
  }
}

function useFormErrorOf() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  return (error: unknown): FormError<Field> => {
    if (error instanceof ApiError) {
      if (error.code === 'email_taken') return { field: 'email', text: t(($) => $.wrong.emailTaken) }
      const refusal = passwordRefusals.find((reason) => reason === error.details.reason)
      if (refusal) return { field: 'password', text: t(($) => $.wrong[refusal]) }
    }
    return { field: null, text: errorText(error) }
  }
}
