import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { usePriceText } from '../../billing/subscription/price-text.ts'
import { TestMode } from '../../billing/test-mode.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useChangeFailure } from '../failure.ts'

type UpgradeDialogProps = {
  tier: Tier
  billing: Billing
  isOpen: boolean
  isPending: boolean
  failure: unknown
  confirm: () => void
  close: () => void
}

export function UpgradeDialog({ tier, billing, isOpen, isPending, failure, confirm, close }: UpgradeDialogProps) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const { t: tApp } = useTranslation('app')
  const { date } = useFormat()
  const priceText = usePriceText()
  const failureText = useChangeFailure()
  const name = { tier: tPlan(($) => $.tier[tier]) }
  const seats = tPlan(($) => $.seats, { count: plans[tier].students })
  const languages = tPlan(($) => $.languages, { count: plans[tier].languages })
  const price = billing.prices[tier]
  const end = billing.subscription_end_date
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      tone="primary"
      title={t(($) => $.asking.title, name)}
      description={t(($) => $.asking.text, { seats, languages })}
      closeLabel={tApp(($) => $.close)}
      cancelLabel={t(($) => $.asking.cancel)}
      confirmLabel={tPlan(($) => $.upgradeTo, name)}
      pending={isPending}
      pendingLabel={tPlan(($) => $.changing)}
      error={failure ? failureText(failure) : undefined}
      onConfirm={confirm}
    >
      <p>
        {t(($) => $.asking.charge)}
        {price && end && ` ${t(($) => $.asking.later, { date: date(end), price: priceText(price) })}`}
      </p>
      {billing.provider === 'sandbox' && <TestMode />}
    </ConfirmDialog>
  )
}
