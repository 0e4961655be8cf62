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
import { PageHeader } from '../ui/page-header.tsx'
import { PlanCard } from './plan-card.tsx'
import { Standing } from './standing.tsx'
import { billingQuery } from './upgrade.api.ts'

/** Where a school chooses its plan. */
export function UpgradePage() {
  const { t } = useTranslation('upgrade')
  const { data, error, refetch, isFetching } = useQuery(billingQuery(useApi(billing)))
  const errorText = useErrorText()
  useTitle(t(($) => $.title))
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={t(($) => $.title)}
        description={t(($) => $.intro)}
        actions={data?.provider === 'sandbox' && <TestMode />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {data && <Standing billing={data} />}
        {error && !data && (
          <Callout
            tone="danger"
            urgent
            title={t(($) => $.loadFailed)}
            actions={
              <Button pending={isFetching} onClick={() => void refetch()}>
                {t(($) => $.retry)}
              </Button>
            }
          >
            {errorText(error)}
          </Callout>
        )}
        <div className="grid gap-4 md:grid-cols-3 lg:gap-6">
          {tiers.map((tier) => (
            <PlanCard key={tier} tier={tier} billing={data} />
          ))}
        </div>
        <SignedInAs />
      </div>
    </div>
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
