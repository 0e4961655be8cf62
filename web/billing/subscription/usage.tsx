import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { capsOf } from '#contract/billing/plans.ts'
import { useUser } from '../../app/session/session.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { OverCapNotice } from '../over-cap-notice.tsx'
import { Meter } from '../../ui/states/meter.tsx'

export function Usage({ billing: { tier, usage } }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const { number } = useFormat()
  const { role } = useUser()
  const caps = capsOf({ role, tier })
  if (caps.students === 0) return null
  const of = (used: number, max: number) => t(($) => $.usage.of, { used: number(used), max: number(max) })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
        <Meter
          label={t(($) => $.usage.students)}
          value={usage.students}
          max={caps.students}
          valueText={of(usage.students, caps.students)}
        />
        <Meter
          label={t(($) => $.usage.languages)}
          value={usage.languages}
          max={caps.languages}
          valueText={of(usage.languages, caps.languages)}
          // A plan with one language is always full, so no warning.
          near={1.01}
        />
      </div>
      <OverCapNotice seats={{ used: usage.students, limit: caps.students }} />
    </>
  )
}
