import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { SecondStep } from '#contract/school/factors.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { CodeForm } from './code-form.tsx'
import { useSecondStep } from './use-second-step.ts'

/** The second step of a sign-in, or signing in with a passkey alone. */
export function SecondStepPage() {
  const { t } = useTranslation('factors')
  const { state } = useLocation()
  const step = SecondStep.safeParse(state).data
  const title = step ? t(($) => $.step.title) : t(($) => $.step.passkeyTitle)
  useTitle(title)
  useHeadingFocus(title)
  return (
    <AuthPage title={title} intro={step ? t(($) => $.step.intro) : t(($) => $.step.passkeyIntro)}>
      <Ways step={step} />
    </AuthPage>
  )
}

type Way = SecondStep['ways'][number]

function Ways({ step }: { step: SecondStep | undefined }) {
  const { t } = useTranslation('factors')
  const { search } = useLocation()
  const ways: readonly Way[] = step?.ways ?? ['passkey']
  const [way, setWay] = useState<Way>(ways[0] ?? 'passkey')
  const { signIn, withPasskey, isPending, failure, isExpired } = useSecondStep(step?.ticket)
  const back = (
    <ButtonLink size="lg" full render={<Link to={`/login${search}`} replace />}>
      {t(($) => $.step.back)}
    </ButtonLink>
  )
  if (isExpired)
    return (
      <>
        <Callout tone="danger" urgent>
          {t(($) => $.step.expired)}
        </Callout>
        {back}
      </>
    )
  const names = {
    code: t(($) => $.step.useCode),
    recovery_code: t(($) => $.step.useRecovery),
    passkey: t(($) => $.step.passkey),
  }
  return (
    <>
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
      {way === 'passkey' ? (
        <Button
          variant="primary"
          size="lg"
          full
          pending={isPending}
          pendingLabel={t(($) => $.step.waiting)}
          onClick={() => void withPasskey()}
        >
          {t(($) => $.step.passkey)}
        </Button>
      ) : (
        <CodeForm
          key={way}
          kind={way}
          isPending={isPending}
          submit={t(($) => $.step.submit)}
          submitting={t(($) => $.step.submitting)}
          onProof={(proof) => void signIn(proof)}
        />
      )}
      <div className="grid justify-items-start gap-2">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button
              key={other}
              type="button"
              className="font-medium text-primary-text hover:underline max-sm:-my-1 max-sm:py-2.5"
              onClick={() => setWay(other)}
            >
              {names[other]}
            </button>
          ))}
      </div>
      {back}
    </>
  )
}
