import { Suspense } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { passwordLength } from '#contract/school/auth.ts'
import { googleSlot } from '../google/google-slot.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useTitle } from '../../lib/title.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useSignUpForm } from './sign-up.form.ts'
import { AuthForm } from '../auth-form.tsx'
import { EmailField } from '../email-field.tsx'

const GoogleSignUp = lazyComponent(() => import('../google/google-sign-up.tsx').then((m) => m.GoogleSignUp))

export function SignUpPage() {
  const { t } = useTranslation('auth')
  const { search, state } = useLocation()
  const { errors, failure, isPending, form } = useSignUpForm()
  useTitle(t(($) => $.signUp.title))
  if (state)
    return (
      <Suspense>
        <GoogleSignUp state={state} />
      </Suspense>
    )
  return (
    <AuthPage title={t(($) => $.signUp.title)} intro={t(($) => $.signUp.intro)}>
      <AuthForm
        form={form}
        failure={failure}
        isPending={isPending}
        submit={t(($) => $.signUp.submit)}
        submitting={t(($) => $.signUp.submitting)}
      >
        <TextField
          name="school_name"
          label={t(($) => $.field.school_name)}
          error={errors.school_name}
          autoComplete="organization"
        />
        <EmailField error={errors.email} />
        <PasswordField
          name="password"
          label={t(($) => $.field.password)}
          hint={errors.password ? undefined : t(($) => $.field.passwordRule, { min: passwordLength.min })}
          error={errors.password}
          autoComplete="new-password"
          showLabel={t(($) => $.field.showPassword)}
          hideLabel={t(($) => $.field.hidePassword)}
        />
      </AuthForm>
      {googleSlot()}
      <p className="text-muted">
        {t(($) => $.signUp.haveAccount)}{' '}
        <Link to={`/login${search}`} className="font-medium text-primary-text hover:underline">
          {t(($) => $.signUp.signIn)}
        </Link>
      </p>
    </AuthPage>
  )
}
