import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { InvitationOffer } from '#contract/school/staff.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { AuthPage } from '../auth-page.tsx'
import { googleSlot } from '../google/google-slot.tsx'
import { useMailedLink } from '../mailed-links/mailed-link.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { AcceptForm } from './accept-form.tsx'
import { useOffer } from './use-offer.ts'

/** Where the link of an invitation to the staff leads. */
export function InvitationPage() {
  const { t } = useTranslation('invitation')
  const { token } = useMailedLink()
  if (!token) return <Unusable title={t(($) => $.incompleteTitle)} text={t(($) => $.incomplete)} />
  return <MailedInvitation key={token} token={token} />
}

function MailedInvitation({ token }: { token: string }) {
  const { t } = useTranslation(['invitation', 'errors'])
  const errorText = useErrorText()
  const { state, retry } = useOffer(token)
  if (state.kind === 'offered') return <Offer token={token} offer={state.offer} onExpired={retry} />
  if (state.kind === 'expired') return <Unusable title={t(($) => $.expiredTitle)} text={t(($) => $.expired)} />
  if (state.kind === 'pending')
    return (
      <AuthPage title="Tertulia" intro="">
        <Spinner />
      </AuthPage>
    )
  return (
    <AuthPage title={t(($) => $.unknown, { ns: 'errors' })} intro={errorText(state.error)}>
      <Button variant="primary" size="lg" full onClick={retry}>
        {t(($) => $.retry, { ns: 'errors' })}
      </Button>
    </AuthPage>
  )
}

function Offer({ token, offer, onExpired }: { token: string; offer: InvitationOffer; onExpired: () => void }) {
  const { t } = useTranslation('invitation')
  const { school_name: school, email, role } = offer
  const title = t(($) => $.title, { school })
  useTitle(title)
  useHeadingFocus('offered')
  return (
    <AuthPage title={title} intro={role === 'teacher' ? t(($) => $.intro) : t(($) => $.introCoordinator)}>
      <div className="grid rounded-md border border-border bg-surface-raised px-3.5 py-3">
        <p className="text-sm text-muted">{t(($) => $.address)}</p>
        <p className="font-medium wrap-anywhere">{email}</p>
      </div>
      <AcceptForm token={token} onExpired={onExpired} />
      {googleSlot()}
    </AuthPage>
  )
}

function Unusable({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('invitation')
  useTitle(title)
  useHeadingFocus(title)
  return (
    <AuthPage title={title} intro={text}>
      <ButtonLink variant="primary" size="lg" full render={<Link to="/login" />}>
        {t(($) => $.signIn)}
      </ButtonLink>
    </AuthPage>
  )
}
