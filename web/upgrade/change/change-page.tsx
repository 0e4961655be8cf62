import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Navigate, useSearchParams } from 'react-router'
import type { Billing } from '#contract/billing/billing.ts'
import { plans, type Tier, tiers } from '#contract/billing/plans.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { TestMode } from '../../billing/test-mode.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useTitle } from '../../lib/title.ts'
import { useFormat } from '../../lib/words/format.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { isBigger, languagesOverOf, seatsOverOf, phaseOf } from '../plans/offer.ts'
import { useBilling } from '../upgrade.api.ts'
import { plansPath, useReturnPath } from '../use-return-path.ts'
import { type Decision, useDecide } from './change.api.ts'
import { ChangeFacts } from './change-facts.tsx'
import { ChangeSkeleton } from './change-skeleton.tsx'
import { ChooseWhoStays } from './choose-who-stays.tsx'
import { AllStudentsFit } from './all-students-fit.tsx'

export function ChangePage() {
  const [search] = useSearchParams()
  const wanted = search.get('to')
  const to = tiers.find((tier) => tier === wanted)
  const from = useReturnPath()
  if (!to) return <Navigate to={plansPath(from)} replace />
  return <Change key={to} to={to} from={from} />
}

type ChangeProps = { to: Tier; from: string | null }

function Change({ to, from }: ChangeProps) {
  const { t } = useTranslation('checkout')
  const { data: billing, error, refetch, isFetching } = useBilling()
  const decide = useDecide(billing?.tier ?? null)
  if (decide.isSuccess) return <Navigate to={from ?? plansPath(null)} replace />
  if (billing && !decide.isPending && !canPreview(to, billing)) return <Navigate to={plansPath(from)} replace />
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)]">
      <Heading to={to} from={from} billing={billing} />
      {billing && (
        <ChangePreview
          to={to}
          billing={billing}
          failure={decide.error}
          isPending={decide.isPending}
          onDecide={decide.mutate}
        />
      )}
      {!billing && error && (
        <LoadFailed title={t(($) => $.plans.loadFailed)} error={error} pending={isFetching} onRetry={refetch} />
      )}
      {!billing && !error && <ChangeSkeleton />}
    </div>
  )
}

/** A smaller plan, or the current one while over its cap; a cancelled subscription must be resumed first. */
function canPreview(to: Tier, billing: Billing): boolean {
  const phase = phaseOf(billing)
  if (!billing.tier || (phase !== 'trial' && phase !== 'active')) return false
  return billing.tier === to ? seatsOverOf(to, billing.usage) > 0 : isBigger(billing.tier, to)
}

function Heading({ to, from, billing }: ChangeProps & { billing: Billing | undefined }) {
  const { t } = useTranslation('checkout')
  const { t: tChange } = useTranslation('planChange')
  const { t: tPlan } = useTranslation('upgrade')
  const isOwn = billing?.tier === to
  const title = isOwn ? tChange(($) => $.choose.label) : t(($) => $.plans.switchTo, { tier: tPlan(($) => $.tier[to]) })
  useTitle(title)
  return (
    <PageHeader
      above={<BackLink to={plansPath(from)}>{tChange(($) => $.back)}</BackLink>}
      title={title}
      description={tChange(($) => (isOwn ? $.introOwn : $.intro))}
      actions={<div className="min-h-6">{billing?.provider === 'sandbox' && <TestMode />}</div>}
    />
  )
}

type ChangePreviewProps = {
  to: Tier
  billing: Billing
  failure: unknown
  isPending: boolean
  onDecide: (decision: Decision) => void
}

function ChangePreview({ to, billing, ...deciding }: ChangePreviewProps) {
  const isOver = seatsOverOf(to, billing.usage) > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {billing.tier && billing.tier !== to && <ChangeFacts to={to} tier={billing.tier} billing={billing} />}
      <LanguagesOver to={to} billing={billing} />
      {isOver ? (
        <ChooseWhoStays to={to} billing={billing} {...deciding} />
      ) : (
        <AllStudentsFit to={to} billing={billing} {...deciding} />
      )}
    </div>
  )
}

function LanguagesOver({ to, billing: { usage } }: { to: Tier; billing: Billing }) {
  const { t } = useTranslation('planChange')
  const { t: tPlan } = useTranslation('upgrade')
  const { number } = useFormat()
  if (languagesOverOf(to, usage) === 0) return null
  const words = { used: number(usage.languages), limit: number(plans[to].languages), tier: tPlan(($) => $.tier[to]) }
  return <Callout tone="warning">{t(($) => $.languagesOver, words)}</Callout>
}
