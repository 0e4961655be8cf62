import { useTranslation } from 'react-i18next'
import type { Billing } from '#contract/billing.ts'
import { useUser } from '../app/session.tsx'
import { useFormat } from '../lib/format.ts'
import { Callout } from '../ui/callout.tsx'
import { hasAccess } from './offer.ts'

/** Says where the school's subscription stands, and so why it was sent here. */
export function Standing({ billing }: { billing: Billing }) {
  const { t } = useTranslation('upgrade')
  const { date } = useFormat()
  const user = useUser()
  const end = user.subscription_end_date
  const isUsed = billing.trial_days === null

  if (!hasAccess(user)) {
    const reason = billing.ended_by ?? 'none'
    return (
      <Callout tone={reason === 'none' ? 'info' : 'warning'} title={t(($) => $.reason[reason])}>
        {isUsed && t(($) => $.trialUsed)}
      </Callout>
    )
  }
  if (!end || user.status === 'active') return null
  return <Callout>{t(($) => (user.status === 'trialing' ? $.trialUntil : $.runsUntil), { date: date(end) })}</Callout>
}
