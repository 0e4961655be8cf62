import { useTranslation } from 'react-i18next'
import { auth, ForgotPassword } from '#contract/auth.ts'
import { useApi } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useSmallForm } from '../lib/small-form.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The form that asks for a link; the answer is the same for every address. */
export function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('passwords')
  const { t: words } = useTranslation('auth')
  const { errors, failure, isPending, form } = useAskForm(onSent)
  return (
    <>
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
      <form {...form} className="grid gap-5">
        <TextField
          name="email"
          type="email"
          label={words(($) => $.field.email)}
          error={errors.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          pending={isPending}
          pendingLabel={t(($) => $.forgot.submitting)}
        >
          {t(($) => $.forgot.submit)}
        </Button>
      </form>
    </>
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
    faultOf: (error) => ({ field: null, text: errorText(error) }),
    send: async ({ email }) => {
      await forgotPassword({ body: { email } })
      onSent(email)
    },
  })
}
