import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { assignments } from '#contract/teaching/assignments.ts'
import type { Class } from '#contract/people/classes.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { AssignButton } from './assign/assign-button.tsx'
import { assignmentsQuery } from './assignments.api.ts'
import { AssignedPartner } from './assigned-partner.tsx'
import { AssignedSkeleton } from './assigned-skeleton.tsx'
import { idsOf, partnerOf } from './partner.ts'
import { useUnassign } from './use-unassign.ts'

export function ClassPartners({ one: { id, name } }: { one: Pick<Class, 'id' | 'name'> }) {
  const { t } = useTranslation('assignments')
  const headingId = useId()
  const takeAway = useUnassign()
  const { data, error, isFetching, refetch } = useQuery(assignmentsQuery(useApi(assignments), { class_id: id }))
  return (
    <Card labelledBy={headingId} padding="sm">
      <CardHeader
        id={headingId}
        title={t(($) => $.classTitle)}
        actions={<AssignButton receiver={{ kind: 'class', id, name }} />}
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
      )}
      {!data && !error && <AssignedSkeleton label={t(($) => $.loadingMine)} />}
      {data?.items.length === 0 && <p className="text-muted">{t(($) => $.none.class)}</p>}
      {data && data.items.length > 0 && (
        <ul className="-my-2.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6">
          {data.items.map((item) => {
            const partner = partnerOf(item)
            return (
              partner && (
                <AssignedPartner
                  key={partner.id}
                  item={item}
                  onRemove={() => takeAway(partner.name, { ...idsOf(partner), class_ids: [id] })}
                />
              )
            )
          })}
        </ul>
      )}
    </Card>
  )
}
