import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#contract/errors.ts'
import { useSession } from '../../app/session/session.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useSmallForm } from '../../lib/small-form.ts'

export function useLoginForm() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { login } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useSmallForm({
    fields: ['email', 'password'],
    schema: () => import('#contract/school/auth.ts').then(({ Login }) => Login),
    issueText: (field) => t(($) => (field === 'email' ? $.wrong.emailMissing : $.wrong.passwordMissing)),
    errorOf: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor_needed')
        void navigate(`/second-step${search}`, { state: error.details })
      return {
        field: null,
        text: errorText(error),
        highlights: error instanceof ApiError && error.code === 'bad_credentials' ? 'password' : null,
      }
    },
    send: login,
  })
}
