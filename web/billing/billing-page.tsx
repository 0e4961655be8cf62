import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { billing } from '#contract/billing/billing.ts'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/buttons/button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { billingQuery, invoicesQuery, useRedirect, useSyncSession } from './billing.api.ts'
import { BillingSkeleton } from './billing-skeleton.tsx'
import { PaymentMethodsCard } from './cards/payment-methods-card.tsx'
import { BillingLoadError } from './billing-load-error.tsx'
import { InvoicesCard } from './invoices/invoices-card.tsx'
import { SubscriptionCard } from './subscription/subscription-card.tsx'

const here = '/settings/billing'

export function BillingPage() {
  const { t } = useTranslation('billing')
  const calls = useApi(billing)
  usePrefetchQuery(invoicesQuery(calls))
  const portal = useRedirect('portal', here)
  const { data, error, isFetching, refetch } = useQuery(billingQuery(calls))
  useSyncSession(data)
  useTitle(t(($) => $.title))
  const isCustomer = data && (data.status !== 'none' || data.payment_methods.length > 0)
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t(($) => $.title)}
        description={t(($) => $.intro)}
        actions={<PortalButton pending={portal.isPending} onOpen={portal.mutate} />}
      />
      <div className="grid grid-cols-1 gap-6">
        {portal.error && (
          <Callout tone="danger" urgent>
            {t(($) => $.portal.failed)}
          </Callout>
        )}
        <BillingLoadError title={t(($) => $.loadFailed)} error={error} pending={isFetching} onRetry={() => refetch()} />
        {!data && !error && <BillingSkeleton />}
        {data && <SubscriptionCard billing={data} />}
        {data && isCustomer && <PaymentMethodsCard billing={data} from={here} />}
        {isCustomer && <InvoicesCard />}
      </div>
    </div>
  )
}

function PortalButton({ pending, onOpen }: { pending: boolean; onOpen: () => void }) {
  const { t } = useTranslation('billing')
  return (
    <Button
      icon={<ExternalLink aria-hidden="true" />}
      pending={pending}
      pendingLabel={t(($) => $.opening)}
      onClick={() => onOpen()}
    >
      {t(($) => $.portal.open)}
    </Button>
  )
}
