import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Billing } from '#contract/billing/billing.ts'
import { withReturnPath } from '../../app/navigation/return-path.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { CardFooter } from '../../ui/layout/card.tsx'
import { BillingLoadError } from '../billing-load-error.tsx'
import { phaseOf } from './subscription-phase.ts'
import { useResume } from './use-resume.ts'

const load = () => import('./cancel-dialog.tsx')
const CancelDialog = lazyComponent(() => load().then((m) => m.CancelDialog))
const prepare = () => void load().catch(() => undefined)

const plansPath = withReturnPath('/upgrade', '/settings/billing')

type SubscriptionActsProps = {
  billing: Billing
  onDone: () => void
}

export function SubscriptionActions({ billing, onDone }: SubscriptionActsProps) {
  const { t } = useTranslation('billing')
  const [isCancelling, setIsCancelling] = useState<boolean | null>(null)
  const { resume, resumeLater, isResuming, fault } = useResume(onDone)
  const phase = phaseOf(billing)
  const isRunning = phase === 'trialing' || phase === 'active'

  return (
    <>
      {phase === 'cancelled' && fault && (
        <div className="mt-5">
          <BillingLoadError error={fault} pending={isResuming} onRetry={resume} />
        </div>
      )}
      {phase !== 'owing' && (
        <CardFooter>
          {isRunning && (
            <div className="flex flex-col-reverse gap-2 max-sm:w-full sm:flex-row">
              <Button
                variant="danger-ghost"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => setIsCancelling(true)}
              >
                {t(($) => $.cancel.open)}
              </Button>
              <ButtonLink render={<Link to={plansPath} />}>{t(($) => $.changePlan)}</ButtonLink>
            </div>
          )}
          {phase === 'cancelled' && (
            <Button variant="primary" pending={isResuming} pendingLabel={t(($) => $.resume.pending)} onClick={resume}>
              {t(($) => $.resume.open)}
            </Button>
          )}
          {(phase === 'none' || phase === 'over') && (
            <ButtonLink variant="primary" render={<Link to={plansPath} />}>
              {t(($) => $.choosePlan)}
            </ButtonLink>
          )}
        </CardFooter>
      )}
      {isCancelling !== null && (
        <Suspense>
          <CancelDialog
            open={isCancelling}
            end={billing.subscription_end_date}
            onClose={() => setIsCancelling(false)}
            onDone={onDone}
            onResume={resumeLater}
          />
        </Suspense>
      )}
    </>
  )
}
