import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Billing } from '#contract/billing.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { PlanStanding } from './plan-standing.tsx'
import { TestMode } from '../test-mode.tsx'

/** Where the subscription stands, with nothing to be done about it. */
export function StandingCard({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.subscription)} actions={<TestMode />} />
      <PlanStanding billing={billing} />
    </Card>
  )
}
