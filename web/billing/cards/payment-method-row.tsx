import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing, PaymentMethod } from '#contract/billing/billing.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { BrandMark } from './brand-mark.tsx'
import { CardName } from './card-name.tsx'
import { expiryOf, expiryText, removalBlockOf } from '../subscription/subscription-phase.ts'

type PaymentMethodRowProps = {
  card: PaymentMethod
  billing: Billing
  isPending: boolean
  onMakePrimary: () => void
  onRemoveSoon: () => void
  onRemove: () => void
}

const classes = { good: 'text-muted', soon: 'text-warning-text', expired: 'text-danger-text' } as const

export function PaymentMethodRow({
  card,
  billing,
  isPending,
  onMakePrimary,
  onRemoveSoon,
  onRemove,
}: PaymentMethodRowProps) {
  const { t } = useTranslation('billing')
  const id = useId()
  const expiry = expiryOf(card)
  const hold = removalBlockOf(card.primary, billing)
  return (
    <li className="flex items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 max-sm:flex-wrap">
      <BrandMark brand={card.brand} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
          <CardName card={card} id={`${id}-name`} />
          {card.primary && <Badge tone="primary">{t(($) => $.card.primary)}</Badge>}
        </p>
        <p className={classes[expiry]}>{t(($) => $.card.expiry[expiry], { date: expiryText(card) })}</p>
        {hold && (
          <p id={`${id}-hold`} className="max-w-prose text-muted">
            {t(($) => $.card.locked[hold])}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:basis-full">
        {!card.primary && (
          <Button
            size="sm"
            pending={isPending}
            pendingLabel={t(($) => $.card.makingPrimary)}
            aria-describedby={`${id}-name`}
            onClick={onMakePrimary}
          >
            {t(($) => $.card.makePrimary)}
          </Button>
        )}
        <Button
          size="sm"
          disabled={hold !== null}
          aria-describedby={hold ? `${id}-name ${id}-hold` : `${id}-name`}
          onPointerEnter={onRemoveSoon}
          onFocus={onRemoveSoon}
          onClick={onRemove}
        >
          {t(($) => $.card.remove)}
        </Button>
      </div>
    </li>
  )
}
