import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { passwordLength } from '#contract/auth.ts'
import { googleRoom } from '../google/google-room.tsx'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import { useSignUpForm } from './sign-up.form.ts'

const GoogleSignUp = lazy(() => import('../google/google-sign-up.tsx').then((m) => ({ default: m.GoogleSignUp })))

/** Where a school creates its account. */
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
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
      <form {...form} className="grid gap-5">
        <TextField
          name="school_name"
          label={t(($) => $.field.school_name)}
          error={errors.school_name}
          autoComplete="organization"
        />
        <TextField
          name="email"
          type="email"
          label={t(($) => $.field.email)}
          error={errors.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t(($) => $.field.password)}
          hint={t(($) => $.field.passwordRule, { min: passwordLength.min })}
          error={errors.password}
          autoComplete="new-password"
          showLabel={t(($) => $.field.showPassword)}
          hideLabel={t(($) => $.field.hidePassword)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          pending={isPending}
          pendingLabel={t(($) => $.signUp.submitting)}
        >
          {t(($) => $.signUp.submit)}
        </Button>
      </form>
      {googleRoom()}
      <p className="text-muted">
        {t(($) => $.signUp.haveAccount)}{' '}
        <Link to={`/login${search}`} className="font-medium text-primary-text hover:underline">
          {t(($) => $.signUp.signIn)}
        </Link>
      </p>
    </AuthPage>
  )
}
