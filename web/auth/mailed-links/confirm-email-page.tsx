import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useSessionState } from '../../app/session/session.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { AuthPage } from '../auth-page.tsx'
import { type Confirmation, useConfirmation } from './use-confirmation.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { ContinueLink } from '../continue-link.tsx'

export function ConfirmEmailPage() {
  const { t } = useTranslation('passwords')
  const { state, failure, retry } = useConfirmation()
  const { title, text } = useOutcomeText(state, failure)
  useTitle(t(($) => $.confirm.title))
  useHeadingFocus(state)
  return (
    <AuthPage title={title} intro={text}>
      {state === 'pending' ? <Spinner /> : <NextSteps state={state} onRetry={retry} />}
    </AuthPage>
  )
}

function NextSteps({ state, onRetry }: { state: Confirmation; onRetry: () => void }) {
  const { t } = useTranslation('passwords')
  const isSignedIn = useSessionState().user !== null
  const isFailed = state === 'failed'
  const leadsToSettings = state === 'expired_link' && isSignedIn
  return (
    <div className="grid gap-3">
      {isFailed && (
        <Button variant="primary" size="lg" full onClick={onRetry}>
          {t(($) => $.on.retry)}
        </Button>
      )}
      {leadsToSettings && (
        <ButtonLink variant="primary" size="lg" full render={<Link to="/settings/general" />}>
          {t(($) => $.on.settings)}
        </ButtonLink>
      )}
      <ContinueLink signIn={t(($) => $.on.signIn)} variant={isFailed || leadsToSettings ? 'secondary' : 'primary'} />
    </div>
  )
}

function useOutcomeText(state: Confirmation, failure: unknown): { title: string; text: string } {
  const { t } = useTranslation('passwords')
  const errorText = useErrorText()
  const sayings: Record<Confirmation, { title: string; text: string }> = {
    pending: { title: t(($) => $.confirm.title), text: t(($) => $.confirm.pending) },
    incomplete: { title: t(($) => $.link.incompleteTitle), text: t(($) => $.link.incomplete) },
    done: { title: t(($) => $.confirm.doneTitle), text: t(($) => $.confirm.done) },
    expired_link: { title: t(($) => $.link.expiredTitle), text: t(($) => $.confirm.expired) },
    email_taken: { title: t(($) => $.confirm.failedTitle), text: t(($) => $.confirm.taken) },
    failed: { title: t(($) => $.confirm.failedTitle), text: errorText(failure) },
  }
  return sayings[state]
}
