import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordLength } from '#contract/auth.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { prepareStrength } from './use-strength.ts'

type NewPasswordFieldsProps = {
  errors: { new_password?: string | undefined; confirm_password?: string | undefined }
  /** What belongs to whoever will use the password, such as the school's name. */
  own: readonly string[]
}

/** The two fields of a new password, with its strength between them. */
export function NewPasswordFields({ errors, own }: NewPasswordFieldsProps) {
  const { t } = useTranslation('passwords')
  const { t: auth } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const labels = { showLabel: auth(($) => $.field.showPassword), hideLabel: auth(($) => $.field.hidePassword) }
  return (
    <>
      <div className="grid gap-2.5">
        <PasswordField
          {...labels}
          name="new_password"
          label={t(($) => $.field.new)}
          hint={auth(($) => $.field.passwordRule, { min: passwordLength.min })}
          error={errors.new_password}
          autoComplete="new-password"
          onFocus={prepareStrength}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordStrength password={password} own={own} />
      </div>
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
