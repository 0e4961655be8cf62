import { ArrowRight } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { usePriceText } from '../../billing/subscription/price-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { Description, DescriptionList } from '../../ui/lists/description-list.tsx'
import { phaseOf } from '../plans/offer.ts'

type ChangeFactsProps = { to: Tier; tier: Tier; billing: Billing }

export function ChangeFacts({ to, tier, billing }: ChangeFactsProps) {
  const { t } = useTranslation('checkout')
  const { t: tChange } = useTranslation('planChange')
  const { number, date } = useFormat()
  const priceText = usePriceText()
  const [before, after] = [billing.prices[tier], billing.prices[to]]
  const end = billing.subscription_end_date
  return (
    <Card labelledBy="what-changes">
      <CardHeader id="what-changes" title={tChange(($) => $.what)} />
      <DescriptionList>
        <Description term={tChange(($) => $.seats)}>
          <FromTo from={number(plans[tier].students)} to={number(plans[to].students)} />
        </Description>
        <Description term={tChange(($) => $.languages)}>
          <FromTo from={number(plans[tier].languages)} to={number(plans[to].languages)} />
        </Description>
        {before && after && (
          <Description term={tChange(($) => $.price)}>
            <FromTo from={priceText(before)} to={priceText(after)} /> {t(($) => $.plans.perMonth)}
          </Description>
        )}
        <Description term={tChange(($) => $.starts)}>{tChange(($) => $.rightAway)}</Description>
        <Description term={tChange(($) => $.paid)}>
          {phaseOf(billing) === 'trial'
            ? tChange(($) => $.trial, { date: end ? date(end) : '' })
            : tChange(($) => $.credit)}
        </Description>
      </DescriptionList>
    </Card>
  )
}

function FromTo({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('planChange')
  return (
    <span className="tabular-nums">
      <span aria-hidden="true">
        <span className="text-muted">{from}</span>
        <ArrowRight className="mx-2 inline size-4 align-[-0.15em] text-muted rtl:-scale-x-100" />
        <span className="font-semibold">{to}</span>
      </span>
      <span className="sr-only">{t(($) => $.fromTo, { from, to })}</span>
    </span>
  )
}
