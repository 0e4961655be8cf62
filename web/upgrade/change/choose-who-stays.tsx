import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { useLeaveGuard } from '../../app/leaving/use-leave-guard.ts'
import { useFormat } from '../../lib/words/format.ts'
import { nameOf } from '../../people/student-name.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { seatsOverOf } from '../plans/offer.ts'
import { type Decision, useActiveStudents } from './change.api.ts'
import { DecisionBar, type DecisionMode } from './decision-bar.tsx'
import { KeepList } from './keep-list.tsx'
import { useStudentsToKeep } from './use-students-to-keep.ts'

type ChooseWhoStaysProps = {
  to: Tier
  billing: Billing
  failure: unknown
  isPending: boolean
  onDecide: (decision: Decision) => void
}

export function ChooseWhoStays({ to, billing, failure, isPending, onDecide }: ChooseWhoStaysProps) {
  const { t } = useTranslation('checkout')
  const { t: tChange } = useTranslation('planChange')
  const { number } = useFormat()
  const isOwn = billing.tier === to
  const [way, setWay] = useState<DecisionMode>('choose')
  const students = useActiveStudents()
  const seats = plans[to].students
  const keep = useStudentsToKeep(students.data?.items ?? [], seats)
  const guard = useLeaveGuard(keep.isChanged && way === 'choose')
  const active = students.data?.total ?? billing.usage.students
  const leaving = active - keep.chosen.size
  const leavers = students.data?.items.filter(({ id }) => !keep.chosen.has(id)) ?? []
  const counts = { active: number(billing.usage.students), seats: number(seats) }
  const decide = () =>
    onDecide({ tier: to, accept: true, ...(way === 'choose' && { kept: [...keep.chosen], leaving }) })

  return (
    <>
      <Callout tone="warning" title={t(($) => $.over.whole, { count: seatsOverOf(to, billing.usage), ...counts })}>
        {tChange(($) => $.kept)}
      </Callout>
      {!isOwn && (
        <RadioCards
          legend={tChange(($) => $.legend)}
          name="way"
          value={way}
          onChange={setWay}
          options={[
            {
              value: 'choose',
              label: tChange(($) => $.choose.label),
              description: tChange(($) => $.choose.text, counts),
            },
            { value: 'all', label: tChange(($) => $.all.label), description: tChange(($) => $.all.text) },
          ]}
        />
      )}
      {way === 'choose' && <KeepList students={students} keep={keep} />}
      <DecisionBar
        to={to}
        isOwn={isOwn}
        way={way}
        keep={keep}
        leaving={leaving}
        leavers={leavers.map(nameOf)}
        isReady={way === 'all' || students.data !== undefined}
        failure={failure}
        isPending={isPending}
        onDecide={decide}
      />
      {guard.isAsking && <LeaveChoiceDialog stay={guard.stay} leave={guard.leave} />}
    </>
  )
}

function LeaveChoiceDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  const { t } = useTranslation('planChange')
  const { t: tApp } = useTranslation('app')
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t(($) => $.leave.title)}
      description={t(($) => $.leave.text)}
      closeLabel={tApp(($) => $.close)}
      cancelLabel={t(($) => $.leave.stay)}
      confirmLabel={t(($) => $.leave.leave)}
      onConfirm={leave}
    />
  )
}
