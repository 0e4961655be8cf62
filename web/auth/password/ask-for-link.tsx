import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { auth, ForgotPassword } from '#contract/school/auth.ts'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useSmallForm } from '../../lib/small-form.ts'
import { AuthForm } from '../auth-form.tsx'
import { EmailField } from '../email-field.tsx'

/** The answer is the same for every address, so that it doesn't reveal accounts. */
export function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('passwords')
  const { errors, failure, isPending, form } = useAskForm(onSent)
  return (
    <AuthForm
      form={form}
      failure={failure}
      isPending={isPending}
      submit={t(($) => $.forgot.submit)}
      submitting={t(($) => $.forgot.submitting)}
    >
      <EmailField error={errors.email} />
    </AuthForm>
  )
}

function useAskForm(onSent: (email: string) => void) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { forgotPassword } = useApi(auth)
  return useSmallForm({
    fields: ['email'],
    schema: async () => ForgotPassword,
    issueText: () => t(($) => $.wrong.email),
    errorOf: (error) => ({ field: null, text: errorText(error) }),
    send: async ({ email }) => {
      await forgotPassword({ body: { email } })
      onSent(email)
    },
  })
}
