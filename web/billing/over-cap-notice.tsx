import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { tierForStudents } from '#contract/billing/plans.ts'
import type { Seats } from '#contract/people/students.ts'
import { useUser } from '../app/session/session.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { UpgradeLink } from '../app/navigation/upgrade-link.tsx'

export function OverCapNotice({ seats: { used, limit } }: { seats: Seats }) {
  const { t } = useTranslation('students')
  const { pathname } = useLocation()
  const { tier, status } = useUser()
  if (used <= limit) return null
  // A cancelled subscription must be resumed before it can be changed.
  const canChoose = tier !== null && (status === 'active' || status === 'trialing')
  return (
    <Callout
      tone="warning"
      actions={
        <>
          {canChoose && (
            <ButtonLink
              size="sm"
              render={<Link to={`/upgrade/change?${new URLSearchParams({ to: tier, from: pathname })}`} />}
            >
              {t(($) => $.seats.choose)}
            </ButtonLink>
          )}
          {tierForStudents(used) && <UpgradeLink size="sm">{t(($) => $.seats.upgrade)}</UpgradeLink>}
        </>
      }
    >
      {t(($) => $.seats.over, { count: used - limit })}
    </Callout>
  )
}
