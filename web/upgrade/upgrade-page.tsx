import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billing } from '#contract/billing.ts'
import { tiers } from '#contract/plans.ts'
import { useSession, useUser } from '../app/session.tsx'
import { useApi } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useTitle } from '../lib/title.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton, Skeletons } from '../ui/skeleton.tsx'
import { PlanCard } from './plan-card.tsx'
import { Standing } from './standing.tsx'
import { billingQuery } from './upgrade.api.ts'

/** Where a school chooses its plan. */
export function UpgradePage() {
  const { t } = useTranslation('upgrade')
  const { data, error, refetch, isFetching } = useQuery(billingQuery(useApi(billing)))
  useTitle(t(($) => $.title))
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title={t(($) => $.title)} description={t(($) => $.intro)} />
      {data || error ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data?.provider === 'sandbox' && <TestMode />}
          {data ? <Standing billing={data} /> : <Failed error={error} pending={isFetching} onRetry={refetch} />}
          <div className={cardsLook}>
            {tiers.map((tier) => (
              <PlanCard key={tier} tier={tier} billing={data} />
            ))}
          </div>
          <SignedInAs />
        </div>
      ) : (
        <Outline />
      )}
    </div>
  )
}

const cardsLook = 'grid gap-4 md:grid-cols-3 lg:gap-6'

/** The plans while it is asked where the school stands; what is said over them would move them. */
function Outline() {
  const { t } = useTranslation('upgrade')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className={cardsLook}>
        {tiers.map((tier) => (
          <Card key={tier}>
            <div className="grid gap-6">
              <Skeleton width="40%" height="1.5rem" />
              <div className="grid gap-3">
                <Skeleton width="70%" />
                <Skeleton width="50%" />
                <Skeleton width="80%" />
              </div>
              <Skeleton shape="block" height="2.5rem" />
            </div>
          </Card>
        ))}
      </div>
    </Skeletons>
  )
}

type FailedProps = { error: unknown; pending: boolean; onRetry: () => unknown }

function Failed({ error, pending, onRetry }: FailedProps) {
  const { t } = useTranslation('upgrade')
  const errorText = useErrorText()
  return (
    <Callout
      tone="danger"
      urgent
      title={t(($) => $.loadFailed)}
      actions={
        <Button pending={pending} onClick={() => void onRetry()}>
          {t(($) => $.retry)}
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  )
}

function TestMode() {
  const { t } = useTranslation('upgrade')
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Badge tone="warning" dot>
        {t(($) => $.testMode)}
      </Badge>
      {t(($) => $.testModeHint)}
    </p>
  )
}

function SignedInAs() {
  const { t } = useTranslation('upgrade')
  const { logout } = useSession()
  const { email } = useUser()
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-muted">
      <span className="min-w-0 wrap-anywhere">{t(($) => $.signedInAs, { email })}</span>
      <Button variant="ghost" size="sm" onClick={() => void logout()}>
        {t(($) => $.logout)}
      </Button>
    </p>
  )
}
