import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { prepareStrength, useStrength } from './use-strength.ts'

type NewPasswordFieldsProps = {
  errors: { new_password?: string | undefined; confirm_password?: string | undefined }
  /** Words that make a password weak, such as the school's name. */
  own: readonly string[]
}

export function NewPasswordFields({ errors, own }: NewPasswordFieldsProps) {
  const { t } = useTranslation('passwords')
  const { t: auth } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const strength = useStrength(password, own)
  const labels = { showLabel: auth(($) => $.field.showPassword), hideLabel: auth(($) => $.field.hidePassword) }
  return (
    <>
      <PasswordField
        {...labels}
        name="new_password"
        label={t(($) => $.field.new)}
        aside={strength && <span aria-hidden="true">{t(($) => $.strength[strength.score])}</span>}
        hint={<PasswordStrength strength={strength} quiet={Boolean(strength && errors.new_password)} />}
        error={errors.new_password}
        autoComplete="new-password"
        onFocus={prepareStrength}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordField
        {...labels}
        name="confirm_password"
        label={t(($) => $.field.confirm)}
        error={errors.confirm_password}
        autoComplete="new-password"
      />
    </>
  )
}
