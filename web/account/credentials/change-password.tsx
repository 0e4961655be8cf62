import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { useUser } from '../../app/session/session.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useSmallForm } from '../../lib/small-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useChangePassword } from './credentials.api.ts'
import { NewPasswordFields } from '../../auth/password/new-password-fields.tsx'
import { PasswordChange } from '../../auth/password/password-form.ts'
import { usePasswordWords } from '../../auth/password/use-password-words.ts'

export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('passwords')
  const { t: auth } = useTranslation('auth')
  const { email, school } = useUser()
  const { errors, failure, isPending, form } = useChangeForm(onDone)
  return (
    <form {...form} className="grid max-w-md grid-cols-1 gap-5">
      {failure && (
        <Callout tone="danger" urgent title={t(($) => $.failed)}>
          {failure}
        </Callout>
      )}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current_password"
        label={t(($) => $.field.current)}
        error={errors.current_password}
        autoComplete="current-password"
        showLabel={auth(($) => $.field.showPassword)}
        hideLabel={auth(($) => $.field.hidePassword)}
      />
      <NewPasswordFields errors={errors} own={[school.name, email]} />
      <p className="text-sm text-muted">{t(($) => $.others)}</p>
      <div>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t(($) => $.updating)}>
          {t(($) => $.update)}
        </Button>
      </div>
    </form>
  )
}

function useChangeForm(onDone: () => void) {
  const { mutateAsync } = useChangePassword()
  const { issueText, errorOf } = usePasswordWords()
  const errorText = useErrorText()
  return useSmallForm({
    fields: ['current_password', 'new_password', 'confirm_password'],
    schema: async () => PasswordChange,
    issueText,
    errorOf: (error) =>
      error instanceof ApiError && error.code === 'wrong_password'
        ? { field: 'current_password', text: errorText(error) }
        : errorOf(error),
    send: async ({ current_password, new_password }) => {
      await mutateAsync({ current_password, new_password })
      onDone()
    },
  })
}
