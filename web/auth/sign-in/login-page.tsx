import { Suspense } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { useSessionState } from '../../app/session/session.tsx'
import { googleSlot } from '../google/google-slot.tsx'
import { callbackParams } from '../google/callback-params.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useTitle } from '../../lib/title.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useLoginForm } from './login.form.ts'
import { AuthForm } from '../auth-form.tsx'
import { EmailField } from '../email-field.tsx'

const EndingNotice = lazyComponent(() => import('./sign-out-notice.tsx').then((m) => m.SignOutNotice))
const GoogleReturn = lazyComponent(() => import('../google/google-return.tsx').then((m) => m.GoogleReturn))

export function LoginPage() {
  const { t } = useTranslation('auth')
  const location = useLocation()
  const { ending } = useSessionState()
  const said = callbackParams(location)
  const { errors, failure, marked, isPending, form } = useLoginForm()
  useTitle(t(($) => $.login.title))
  const back = said && (
    <Suspense>
      <GoogleReturn said={said} />
    </Suspense>
  )
  if (said.startsWith('code=')) return back
  return (
    <AuthPage title={t(($) => $.login.title)} intro={t(($) => $.login.intro)}>
      {ending && !failure && (
        <Suspense>
          <EndingNotice ending={ending} />
        </Suspense>
      )}
      {!failure && back}
      <AuthForm
        form={form}
        failure={failure}
        isPending={isPending}
        submit={t(($) => $.login.submit)}
        submitting={t(($) => $.login.submitting)}
      >
        <EmailField error={errors.email} />
        <PasswordField
          name="password"
          label={t(($) => $.field.password)}
          error={errors.password}
          autoComplete="current-password"
          aria-invalid={marked === 'password' || undefined}
          showLabel={t(($) => $.field.showPassword)}
          hideLabel={t(($) => $.field.hidePassword)}
        />
        <Link
          to="/forgot-password"
          className="justify-self-start font-medium text-primary-text hover:underline max-sm:-my-2.5 max-sm:py-2.5"
        >
          {t(($) => $.login.forgot)}
        </Link>
      </AuthForm>
      {googleSlot()}
      <Link
        to={`/second-step${location.search}`}
        className="justify-self-start font-medium text-primary-text hover:underline max-sm:-my-2.5 max-sm:py-2.5"
      >
        {t(($) => $.login.passkey)}
      </Link>
      <p className="text-muted">
        {t(($) => $.login.noAccount)}{' '}
        <Link to={`/sign-up${location.search}`} className="font-medium text-primary-text hover:underline">
          {t(($) => $.login.create)}
        </Link>
      </p>
    </AuthPage>
  )
}
