import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Assignment, assignments } from '#contract/teaching/assignments.ts'
import type { Student } from '#contract/people/students.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { nameOf } from '../people/student-name.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { AssignButton } from './assign/assign-button.tsx'
import { assignmentsQuery } from './assignments.api.ts'
import { AssignedPartner } from './assigned-partner.tsx'
import { AssignedSkeleton } from './assigned-skeleton.tsx'
import { idsOf, type Partner, partnerOf } from './partner.ts'
import { useUnassign } from './use-unassign.ts'

export function StudentPartners({ student }: { student: Student }) {
  const { t } = useTranslation('assignments')
  const headingId = useId()
  const { id } = student
  const takeAway = useUnassign()
  const { data, error, isFetching, refetch } = useQuery(assignmentsQuery(useApi(assignments), { student_id: id }))
  const assigned = byPartner(data?.items ?? [])
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.mine)}
        actions={<AssignButton receiver={{ kind: 'student', id, name: nameOf(student) }} />}
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
      )}
      {!data && !error && <AssignedSkeleton label={t(($) => $.loadingMine)} />}
      {data && assigned.length === 0 && <p className="text-muted">{t(($) => $.none.student)}</p>}
      {assigned.length > 0 && (
        <ul className="-my-2.5 divide-y divide-border">
          {assigned.map(({ partner, item, through, isDirect }) => (
            <AssignedPartner
              key={partner.id}
              item={item}
              through={through}
              onRemove={isDirect ? () => takeAway(partner.name, { ...idsOf(partner), student_ids: [id] }) : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface PartnerRow {
  partner: Partner
  item: Assignment
  through: string[]
  isDirect: boolean
}

function byPartner(items: readonly Assignment[]): PartnerRow[] {
  const found = new Map<string, PartnerRow>()
  for (const item of items) {
    const partner = partnerOf(item)
    if (!partner) continue
    const known = found.get(partner.id) ?? { partner, item, through: [], isDirect: false }
    found.set(partner.id, {
      ...known,
      through: item.class ? [...known.through, item.class.name] : known.through,
      isDirect: known.isDirect || item.student !== null,
    })
  }
  return [...found.values()]
}
