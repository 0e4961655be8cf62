import { CreditCard, Plus } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing, PaymentMethod } from '#contract/billing/billing.ts'
import { useFormat } from '../../lib/words/format.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useRedirect } from '../billing.api.ts'
import { BillingLoadError } from '../billing-load-error.tsx'
import { PaymentMethodRow } from './payment-method-row.tsx'
import { useMakeCardPrimary } from './use-make-card-primary.ts'

const load = () => import('./remove-card-dialog.tsx')
const RemoveCardDialog = lazyComponent(() => load().then((m) => m.RemoveCardDialog))
const prepare = () => void load().catch(() => undefined)

type PaymentMethodsCardProps = {
  billing: Billing
  from: string
  onPaid?: () => void
}

export function PaymentMethodsCard({ billing, from, onPaid }: PaymentMethodsCardProps) {
  const { t } = useTranslation('billing')
  const id = useId()
  const heading = useRef<HTMLSpanElement>(null)
  const toHeading = () => heading.current?.focus()
  const [removing, setRemoving] = useState<{ card: PaymentMethod; isOpen: boolean } | null>(null)
  const { makePrimary, pendingId, failure } = useMakeCardPrimary(billing, { onDone: toHeading, onPaid })
  const adding = useRedirect('addPaymentMethod', from)
  const failed = adding.error
    ? { error: adding.error, pending: adding.isPending, onRetry: () => adding.mutate() }
    : failure
  const { payment_methods: cards } = billing
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={
          <span ref={heading} tabIndex={-1}>
            {t(($) => $.methods)}
          </span>
        }
        actions={
          <Button
            variant={cards.length === 0 ? 'primary' : 'secondary'}
            icon={<Plus aria-hidden="true" />}
            pending={adding.isPending}
            pendingLabel={t(($) => $.opening)}
            onClick={() => adding.mutate()}
          >
            {t(($) => $.card.add)}
          </Button>
        }
      />
      {failed && (
        <div className="mb-5">
          <BillingLoadError {...failed} />
        </div>
      )}
      {cards.length === 0 ? (
        <NoCards billing={billing} />
      ) : (
        <ul className="grid divide-y divide-border">
          {cards.map((card) => (
            <PaymentMethodRow
              key={card.id}
              card={card}
              billing={billing}
              isPending={pendingId === card.id}
              onMakePrimary={() => makePrimary(card)}
              onRemoveSoon={prepare}
              onRemove={() => setRemoving({ card, isOpen: true })}
            />
          ))}
        </ul>
      )}
      {removing && (
        <Suspense>
          <RemoveCardDialog
            key={removing.card.id}
            card={removing.card}
            open={removing.isOpen}
            onClose={() => setRemoving({ ...removing, isOpen: false })}
            onDone={toHeading}
          />
        </Suspense>
      )}
    </Card>
  )
}

function NoCards({ billing: { status, subscription_end_date: end } }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  return (
    <div className="flex items-start gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-sunken text-muted ring-1 ring-border ring-inset">
        <CreditCard className="size-5" aria-hidden="true" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">{t(($) => $.card.none)}</p>
        <p className="max-w-prose text-muted">
          {status === 'trialing' && end ? t(($) => $.card.noneTrial, { date: date(end) }) : t(($) => $.card.noneText)}
        </p>
      </div>
    </div>
  )
}
