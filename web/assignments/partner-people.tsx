import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { assignments } from '#contract/teaching/assignments.ts'
import { useIsAtLeast } from '../app/session/use-may.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { assignmentsQuery } from './assignments.api.ts'
import { AssignedSkeleton } from './assigned-skeleton.tsx'
import { type Partner, scopeOf } from './partner.ts'
import { PeopleList } from './people-list.tsx'

type PartnerPeopleProps = {
  partner: Partner
  total: ReactNode
  quiet: string | null
  onAssign: (() => void) | undefined
}

export function PartnerPeople({ partner, total, quiet, onAssign }: PartnerPeopleProps) {
  const { t } = useTranslation('assignments')
  const headingId = useId()
  const seesAll = useIsAtLeast('coordinator')
  const { data, error, isFetching, refetch } = useQuery(assignmentsQuery(useApi(assignments), scopeOf(partner)))
  const isGiven = data !== undefined && data.items.length > 0
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.title)}
        description={isGiven && total}
        actions={
          onAssign && (
            <Button
              size="sm"
              variant={quiet ? 'secondary' : 'primary'}
              icon={<UserPlus aria-hidden="true" />}
              onClick={onAssign}
            >
              {t(($) => $.assign)}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {isGiven && quiet && <Callout>{quiet}</Callout>}
        {error && !data && (
          <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
        )}
        {!data && !error && <AssignedSkeleton label={t(($) => $.loading)} />}
        {data && !isGiven && <p className="text-muted">{t(($) => (seesAll ? $.none.chatbot : $.none.yours))}</p>}
        {isGiven && <PeopleList partner={partner} items={data.items} />}
      </div>
    </Card>
  )
}
