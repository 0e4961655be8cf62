import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { passwordLength, passwordRefusals } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { Acceptance, staff } from '#contract/school/staff.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { useSmallForm } from '../../lib/small-form.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AuthForm } from '../auth-form.tsx'

const { name, password } = Acceptance.shape
const Typed = z.object({ name, last_name: z.string(), password })

type AcceptFormProps = { token: string; onExpired: () => void }

export function AcceptForm({ token, onExpired }: AcceptFormProps) {
  const { t } = useTranslation(['invitation', 'auth'])
  const { errors, failure, isPending, form } = useAcceptForm(token, onExpired)
  return (
    <AuthForm
      form={form}
      failure={failure}
      isPending={isPending}
      submit={t(($) => $.submit)}
      submitting={t(($) => $.submitting)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={t(($) => $.name, { ns: 'invitation' })}
          error={errors.name}
          autoComplete="given-name"
          dir="auto"
        />
        <TextField
          name="last_name"
          label={t(($) => $.last_name, { ns: 'invitation' })}
          error={errors.last_name}
          autoComplete="family-name"
          dir="auto"
        />
      </div>
      <PasswordField
        name="password"
        label={t(($) => $.field.password, { ns: 'auth' })}
        hint={errors.password ? undefined : t(($) => $.field.passwordRule, { ns: 'auth', min: passwordLength.min })}
        error={errors.password}
        autoComplete="new-password"
        showLabel={t(($) => $.field.showPassword, { ns: 'auth' })}
        hideLabel={t(($) => $.field.hidePassword, { ns: 'auth' })}
      />
    </AuthForm>
  )
}

function useAcceptForm(token: string, onExpired: () => void) {
  const { t, i18n } = useTranslation(['invitation', 'auth'])
  const { acceptInvitation } = useApi(staff)
  const { enter } = useSession()
  const navigate = useNavigate()
  const errorText = useErrorText()
  return useSmallForm({
    fields: ['name', 'last_name', 'password'],
    schema: async () => Typed,
    issueText: (field, code) => {
      if (field !== 'password') return t(($) => $.nameMissing)
      return code === 'too_big'
        ? t(($) => $.wrong.tooLong, { ns: 'auth', max: passwordLength.max })
        : t(($) => $.wrong.passwordShort, { ns: 'auth', min: passwordLength.min })
    },
    errorOf: (error) => {
      if (error instanceof ApiError) {
        if (error.code === 'expired_link') onExpired()
        const refusal = passwordRefusals.find((one) => one === error.details.reason)
        if (refusal) return { field: 'password', text: t(($) => $.wrong[refusal], { ns: 'auth' }) }
      }
      return { field: null, text: errorText(error) }
    },
    send: async ({ last_name, ...typed }) => {
      const interface_language = asLanguage(i18n.language) ?? undefined
      const body = {
        token,
        ...typed,
        ...(last_name.trim() && { last_name }),
        ...(interface_language && { interface_language }),
      }
      await enter(await acceptInvitation({ body }))
      await navigate('/')
    },
  })
}
