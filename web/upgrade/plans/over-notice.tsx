import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Billing } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import { useFormat } from '../../lib/words/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { seatsOverOf, phaseOf } from './offer.ts'
import { changePath, useReturnPath } from '../use-return-path.ts'

export function OverNotice({ billing }: { billing: Billing }) {
  const { t } = useTranslation('checkout')
  const { number } = useFormat()
  const from = useReturnPath()
  const { tier, usage } = billing
  const over = tier ? seatsOverOf(tier, usage) : 0
  if (!tier || over === 0) return null
  // A cancelled plan can't change, but students can be inactivated.
  const isEnding = phaseOf(billing) === 'ending'
  return (
    <Callout
      tone="warning"
      title={t(($) => $.over.whole, {
        count: over,
        active: number(usage.students),
        seats: number(plans[tier].students),
      })}
      actions={
        <ButtonLink render={<Link to={isEnding ? '/students?status=active' : changePath(tier, from)} />}>
          {t(($) => (isEnding ? $.over.students : $.over.choose))}
        </ButtonLink>
      }
    >
      {t(($) => $.over.text)}
    </Callout>
  )
}
