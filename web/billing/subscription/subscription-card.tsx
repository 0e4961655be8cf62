import { useId, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { PlanStatus } from './plan-status.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { TestMode } from '../test-mode.tsx'
import { Usage } from './usage.tsx'

export function SubscriptionCard({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const id = useId()
  const heading = useRef<HTMLSpanElement>(null)
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={
          <span ref={heading} tabIndex={-1}>
            {t(($) => $.subscription)}
          </span>
        }
        actions={billing.provider === 'sandbox' && <TestMode />}
      />
      <div className="grid grid-cols-1 gap-6">
        <PlanStatus billing={billing} />
        <Usage billing={billing} />
      </div>
      <SubscriptionActions billing={billing} onDone={() => heading.current?.focus()} />
    </Card>
  )
}
