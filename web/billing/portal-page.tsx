import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/school/auth.ts'
import { type Billing, billing } from '#contract/billing/billing.ts'
import { returnPathFrom } from '../app/navigation/return-path.ts'
import { useUser } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { billingQuery, invoicesQuery, useSyncSession } from './billing.api.ts'
import { BillingSkeleton } from './billing-skeleton.tsx'
import { PaymentMethodsCard } from './cards/payment-methods-card.tsx'
import { BillingLoadError } from './billing-load-error.tsx'
import { InvoicesCard } from './invoices/invoices-card.tsx'
import { OwedNotice } from './subscription/owed-notice.tsx'
import { PlanStatus } from './subscription/plan-status.tsx'
import { phaseOf } from './subscription/subscription-phase.ts'
import { TestMode } from './test-mode.tsx'

// Pages of the provider can't be returned to.
const excludedPaths = ['/upgrade/portal', '/upgrade/return', '/upgrade/checkout/:id']

/** Also available without access. */
export function PortalPage() {
  const { t } = useTranslation('billing')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const user = useUser()
  const calls = useApi(billing)
  usePrefetchQuery(invoicesQuery(calls))
  const { data, error, isFetching, refetch } = useQuery(billingQuery(calls))
  useSyncSession(data)
  useTitle(t(($) => $.portal.title))

  const home = homeOf(user)
  const back = returnPathFrom(search, excludedPaths) ?? home
  const paid = () =>
    toasts.success(
      t(($) => $.portal.paid),
      { action: { label: t(($) => $.portal.back), onPress: () => void navigate(backAfterPaying(search)) } },
    )
  if (data && data.provider !== 'sandbox') return <Navigate replace to={home} />
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t(($) => $.portal.title)}
        description={t(($) => $.portal.intro)}
        above={
          <Link to={back} className="inline-flex items-center gap-1.5 hover:text-text">
            <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
            {t(($) => $.portal.back)}
          </Link>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <BillingLoadError title={t(($) => $.loadFailed)} error={error} pending={isFetching} onRetry={() => refetch()} />
        {!data && !error && <BillingSkeleton />}
        {data && phaseOf(data) === 'owing' && <OwedNotice />}
        {data && (
          <>
            <StatusCard billing={data} />
            <PaymentMethodsCard billing={data} from={pathname + search} onPaid={paid} />
            <InvoicesCard />
          </>
        )}
      </div>
    </div>
  )
}

const homeOf = (user: User) => (decideAccess(user, Date.now()) === 'allow' ? '/settings/billing' : '/upgrade')
const backAfterPaying = (search: string) => returnPathFrom(search, excludedPaths) ?? '/settings/billing'

function StatusCard(props: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.subscription)} actions={<TestMode />} />
      <PlanStatus {...props} />
    </Card>
  )
}
