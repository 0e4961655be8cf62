import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { auth } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { useSession, useSessionState } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useSmallForm } from '../../lib/small-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordTwice } from './password-form.ts'
import { usePasswordWords } from './use-password-words.ts'
import { AuthForm } from '../auth-form.tsx'

type SetPasswordProps = { token: string; onSettled: (outcome: 'done' | 'expired') => void }

export function SetPassword({ token, onSettled }: SetPasswordProps) {
  const { t } = useTranslation('passwords')
  const { user } = useSessionState()
  const { errors, failure, isPending, form } = useSetForm(token, onSettled)
  return (
    <AuthForm
      form={form}
      failure={failure}
      isPending={isPending}
      submit={t(($) => $.reset.submit)}
      submitting={t(($) => $.reset.submitting)}
    >
      <NewPasswordFields errors={errors} own={user ? [user.school.name, user.email] : []} />
    </AuthForm>
  )
}

function useSetForm(token: string, onSettled: SetPasswordProps['onSettled']) {
  const { resetPassword } = useApi(auth)
  const session = useSession()
  return useSmallForm({
    fields: ['new_password', 'confirm_password'],
    schema: async () => PasswordTwice,
    ...usePasswordWords(),
    send: async ({ new_password }) => {
      const isExpired = await resetPassword({ body: { token, new_password } }).then(
        () => false,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'expired_link') return true
          throw error
        },
      )
      // The reset has ended all sessions, also the one of this browser.
      if (!isExpired && session.get().user) await session.refresh()
      onSettled(isExpired ? 'expired' : 'done')
    },
  })
}
