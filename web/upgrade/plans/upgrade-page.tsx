import { Suspense } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { tiers } from '#contract/billing/plans.ts'
import { useUser } from '../../app/session/session.tsx'
import { TestMode } from '../../billing/test-mode.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useTitle } from '../../lib/title.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { hasAccess, isOwing } from './offer.ts'
import { PlanCard } from './plan-card.tsx'
import { cardsClasses, PlansSkeleton } from './plans-skeleton.tsx'
import { SignedInAs } from '../signed-in-as.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'
import { useBilling } from '../upgrade.api.ts'
import { useReturnPath } from '../use-return-path.ts'
import { usePlanActions } from './use-plan-actions.ts'

const UpgradeDialog = lazyComponent(() => import('./upgrade-dialog.tsx').then((m) => m.UpgradeDialog))

export function UpgradePage() {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const { data, error, refetch, isFetching } = useBilling()
  const actions = usePlanActions(data)
  const from = useReturnPath()
  const user = useUser()
  const isIn = hasAccess(user)
  const isUnpaid = !isIn && isOwing(user.status)
  const title = isUnpaid ? t(($) => $.reason.owing.page) : tPlan(($) => $.title)
  useTitle(title)
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        above={isIn && from && <BackLink to={from}>{t(($) => $.plans.back)}</BackLink>}
        title={title}
        description={!isUnpaid && t(($) => $.plans.intro)}
        actions={<div className="min-h-6">{data?.provider === 'sandbox' && <TestMode />}</div>}
      />
      {data || error ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data ? (
            <SubscriptionPanel billing={data} />
          ) : (
            <LoadFailed title={t(($) => $.plans.loadFailed)} error={error} pending={isFetching} onRetry={refetch} />
          )}
          <div className={cardsClasses}>
            {tiers.map((tier) => (
              <PlanCard key={tier} tier={tier} billing={data} actions={actions} />
            ))}
          </div>
          {!isIn && <p className="text-center text-sm text-muted">{t(($) => $.plans.locked)}</p>}
          <SignedInAs />
        </div>
      ) : (
        <PlansSkeleton />
      )}
      {data && actions.question && (
        <Suspense>
          <UpgradeDialog billing={data} {...actions.question} />
        </Suspense>
      )}
    </div>
  )
}
