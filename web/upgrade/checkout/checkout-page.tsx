import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useParams } from 'react-router'
import { billing } from '#contract/billing/billing.ts'
import type { Checkout } from '#contract/billing/checkouts.ts'
import { useUser } from '../../app/session/session.tsx'
import { TestMode } from '../../billing/test-mode.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useTitle } from '../../lib/title.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { checkoutQuery, returnPathOf } from './checkout.api.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutGone } from './checkout-gone.tsx'
import { CheckoutOrder } from './checkout-order.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'

export function CheckoutPage() {
  const { id = '' } = useParams()
  return <OneCheckout key={id} id={id} />
}

function OneCheckout({ id }: { id: string }) {
  const { t } = useTranslation('checkout')
  const { data, error, isFetching, refetch } = useQuery(checkoutQuery(useApi(billing), id))
  if (isGone(error)) return <CheckoutGone />
  return (
    <div className="mx-auto max-w-4xl">
      <Heading checkout={data} />
      {data ? (
        <div className={columnsClasses}>
          <CheckoutOrder checkout={data} />
          <CheckoutForm id={id} checkout={data} />
        </div>
      ) : error ? (
        <LoadFailed title={t(($) => $.pay.loadFailed)} error={error} pending={isFetching} onRetry={refetch} />
      ) : (
        <CheckoutSkeleton className={columnsClasses} />
      )}
    </div>
  )
}

const columnsClasses = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[2fr_3fr]'

function Heading({ checkout }: { checkout: Checkout | undefined }) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const user = useUser()
  const tier = checkout?.tier
  const name = tier ? t(($) => $.plans.subscribeTo, { tier: tPlan(($) => $.tier[tier]) }) : t(($) => $.pay.card)
  const title = checkout ? name : t(($) => $.pay.title)
  useTitle(title)
  return (
    <PageHeader
      above={
        <span className="block min-h-5">
          {checkout && (
            <BackLink to={returnPathOf(checkout, user)}>{t(($) => (tier ? $.pay.leave : $.plans.back))}</BackLink>
          )}
        </span>
      }
      title={title}
      actions={<TestMode />}
    />
  )
}
