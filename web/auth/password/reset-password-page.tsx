import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useTitle } from '../../lib/title.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useMailedLink } from '../mailed-links/mailed-link.ts'
import { SetPassword } from './set-password.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { ContinueLink } from '../continue-link.tsx'

export function ResetPasswordPage() {
  const { t } = useTranslation('passwords')
  const { t: errors } = useTranslation('errors')
  const { token, outcome, settle } = useMailedLink()
  useTitle(t(($) => $.reset.title))
  useHeadingFocus(outcome ?? 'asking')
  if (outcome === 'done')
    return (
      <AuthPage title={t(($) => $.reset.doneTitle)} intro={t(($) => $.reset.done)}>
        <ContinueLink signIn={t(($) => $.on.signIn)} />
      </AuthPage>
    )
  if (outcome)
    return (
      <AuthPage title={t(($) => $.link.expiredTitle)} intro={errors(($) => $.code.expired_link)}>
        <AnotherLink />
      </AuthPage>
    )
  if (!token)
    return (
      <AuthPage title={t(($) => $.link.incompleteTitle)} intro={t(($) => $.link.incomplete)}>
        <AnotherLink />
      </AuthPage>
    )
  return (
    <AuthPage title={t(($) => $.reset.title)} intro={t(($) => $.reset.intro)}>
      <SetPassword key={token} token={token} onSettled={settle} />
    </AuthPage>
  )
}

function AnotherLink() {
  const { t } = useTranslation('passwords')
  return (
    <ButtonLink variant="primary" size="lg" full render={<Link to="/forgot-password" />}>
      {t(($) => $.reset.request)}
    </ButtonLink>
  )
}
