import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { AuthPage } from '../auth-page.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useExchange } from './use-exchange.ts'

export function GoogleCallback({ code }: { code: string }) {
  const { t } = useTranslation('auth')
  const { t: tError } = useTranslation('errors')
  const { search } = useLocation()
  const errorText = useErrorText()
  const { error, again } = useExchange(code)
  useTitle(t(($) => $.login.title))
  if (error === null)
    return (
      <AuthPage title={t(($) => $.login.submitting)} intro={t(($) => $.login.intro)}>
        <Spinner />
      </AuthPage>
    )
  return (
    <AuthPage title={t(($) => $.login.title)} intro={t(($) => $.login.intro)}>
      <Callout tone="danger" urgent>
        {errorText(error)}
      </Callout>
      <Button variant="primary" size="lg" full onClick={again}>
        {tError(($) => $.retry)}
      </Button>
      <ButtonLink size="lg" full render={<Link to={`/login${search}`} replace />}>
        {tError(($) => $.signIn)}
      </ButtonLink>
    </AuthPage>
  )
}
