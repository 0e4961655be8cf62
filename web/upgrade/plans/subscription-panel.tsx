import { CalendarX, CreditCard, Hourglass, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { useUser } from '../../app/session/session.tsx'
import { useCardName } from '../../billing/cards/card-name.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/cx.ts'
import { softTone } from '../../ui/states/tone.ts'
import { hasAccess, phaseOf } from './offer.ts'
import { OverNotice } from './over-notice.tsx'
import { ResumeNotice } from './resume-notice.tsx'
import { PaymentActions, EndedActions } from './plan-exit-actions.tsx'

export function SubscriptionPanel({ billing }: { billing: Billing }) {
  const user = useUser()
  const phase = phaseOf(billing)
  if (phase === 'ending')
    return (
      <>
        <ResumeNotice billing={billing} />
        <OverNotice billing={billing} />
      </>
    )
  if (phase === 'trial' || phase === 'active') return <OverNotice billing={billing} />
  if (hasAccess(user)) return null
  if (phase === 'owing') return <PaymentFailed billing={billing} />
  return phase === 'none' ? <NoPlanYet /> : <SubscriptionEnded billing={billing} />
}

function NoPlanYet() {
  const { t } = useTranslation('checkout')
  return <Callout>{t(($) => $.reason.none)}</Callout>
}

function PaymentFailed({ billing: { payment_methods: cards } }: { billing: Billing }) {
  const { t } = useTranslation('checkout')
  const cardName = useCardName()
  const primary = cards.find((card) => card.primary)
  return (
    <Panel Icon={CreditCard} tone="warning" title={t(($) => $.reason.owing.title)} actions={<PaymentActions />}>
      {primary ? t(($) => $.reason.owing.card, { card: cardName(primary) }) : t(($) => $.reason.owing.noCard)}{' '}
      {t(($) => $.reason.owing.text)}
    </Panel>
  )
}

function SubscriptionEnded({ billing: { ended_by, subscription_end_date: end } }: { billing: Billing }) {
  const { t } = useTranslation('checkout')
  const { date } = useFormat()
  const reason = ended_by ?? 'school'
  const Icon = { trial: Hourglass, failure: CreditCard, school: CalendarX }[reason]
  return (
    <Panel Icon={Icon} tone="info" title={t(($) => $.reason[reason].title)} actions={<EndedActions />}>
      {end && t(($) => $.reason[reason].text, { date: date(end) })} {t(($) => $.reason.kept)}
    </Panel>
  )
}

type PanelProps = { Icon: LucideIcon; tone: 'info' | 'warning'; title: string; actions: ReactNode; children: ReactNode }

function Panel({ Icon, tone, title, actions, children }: PanelProps) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <div className="flex flex-col gap-4 sm:flex-row">
        <span className={cx('grid size-10 shrink-0 place-items-center rounded-full', softTone[tone])}>
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <div className="grid min-w-0 flex-1 gap-4">
          <div className="grid gap-1">
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            <p className="max-w-prose text-muted">{children}</p>
          </div>
          {actions}
        </div>
      </div>
    </Card>
  )
}
