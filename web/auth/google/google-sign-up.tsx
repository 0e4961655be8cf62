import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, Navigate, useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { GoogleExchange } from '#contract/school/google.ts'
import { AuthForm } from '../auth-form.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { GoogleLink } from './google-link.tsx'
import { GoogleMark } from './google-mark.tsx'
import { useGoogleJoin, useGoogleSignUpForm } from './google-sign-up.form.ts'
import { useGoogleWords } from './use-google-words.ts'

export function GoogleSignUp({ state }: { state: unknown }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const isWorded = useGoogleWords()
  const known = GoogleExchange.shape.sign_up.safeParse(state).data
  useTitle(t(($) => $.signUp.title))
  if (!known) return <Navigate to={`/sign-up${search}`} replace />
  return (
    <AuthPage title={t(($) => $.signUp.title)} intro={t(($) => $.signUp.intro)}>
      {isWorded && known.invitations.length > 0 && <Invitations code={known.code} invitations={known.invitations} />}
      {isWorded && <SchoolNameForm code={known.code} email={known.email} />}
    </AuthPage>
  )
}

type SignUp = NonNullable<z.output<typeof GoogleExchange.shape.sign_up>>

function Invitations({ code, invitations }: Pick<SignUp, 'code' | 'invitations'>) {
  const { t } = useTranslation('google')
  const { joining, failure, join } = useGoogleJoin(code)
  return (
    <div className="grid gap-3">
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
      {invitations.map(({ id, school_name: school }) => (
        <Button
          key={id}
          variant="primary"
          size="lg"
          full
          pending={joining === id}
          disabled={joining !== null}
          onClick={() => void join(id)}
        >
          {t(($) => $.signUp.join, { school })}
        </Button>
      ))}
      <p className="text-muted">{t(($) => $.signUp.orOwn)}</p>
    </div>
  )
}

function SchoolNameForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('auth')
  const { errors, failure, isExpired, isPending, form } = useGoogleSignUpForm(code)
  return (
    <>
      <GoogleAddress email={email} />
      {isExpired ? (
        <>
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
          <GoogleLink />
        </>
      ) : (
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
        </AuthForm>
      )}
    </>
  )
}

function GoogleAddress({ email }: { email: string }) {
  const { t } = useTranslation('google')
  const { search } = useLocation()
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3 rounded-md border border-border bg-surface-raised px-3.5 py-3">
        <GoogleMark />
        <div className="grid min-w-0">
          <p className="text-sm text-muted">{t(($) => $.signUp.account)}</p>
          <p className="font-medium wrap-anywhere">{email}</p>
        </div>
      </div>
      <Link
        to={`/sign-up${search}`}
        replace
        className="justify-self-start font-medium text-primary-text hover:underline max-sm:-my-2.5 max-sm:py-2.5"
      >
        {t(($) => $.signUp.otherWay)}
      </Link>
    </div>
  )
}
