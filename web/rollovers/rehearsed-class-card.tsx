import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { RehearsedClass } from '#contract/people/rollovers.ts'
import { useFormat } from '../lib/words/format.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { Badge } from '../ui/states/badge.tsx'

/** One class of a rehearsal: what changes in it, and what happens to whom. */
export function RehearsedClassCard({ one }: { one: RehearsedClass }) {
  const { t } = useTranslation('rollovers')
  const { list, number } = useFormat()
  const id = useId()
  const { act, name, name_after, level, level_after, teachers, teachers_after, size_after } = one
  const namesOf = (members: typeof teachers) => list(members.map((member) => member.name)) || t(($) => $.teachers.none)
  const changes = [
    level !== level_after &&
      t(($) => $.check.level, {
        before: level ?? t(($) => $.check.none),
        after: level_after ?? t(($) => $.check.none),
      }),
    namesOf(teachers) !== namesOf(teachers_after) && t(($) => $.check.teachers, { names: namesOf(teachers_after) }),
    one.links_renewed > 0 && t(($) => $.check.links, { count: one.links_renewed }),
  ].filter((change) => change !== false)
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={<span dir="auto">{name === name_after ? name : t(($) => $.check.renamed, { name, name_after })}</span>}
        description={
          act === 'archive'
            ? t(($) => $.check.listed, { count: size_after })
            : t(($) => $.check.size, { count: size_after, before: number(one.size) })
        }
        actions={<Badge tone={act === 'archive' ? 'neutral' : 'success'}>{t(($) => $.check.act[act])}</Badge>}
      />
      <div className="grid gap-3">
        {changes.map((change) => (
          <p key={change} dir="auto">
            {change}
          </p>
        ))}
        {one.groups.map((group) => (
          <StudentGroup key={`${group.outcome} ${group.to?.id ?? group.to?.new_class}`} group={group} act={act} />
        ))}
        {one.groups.length === 0 && <p className="text-muted">{t(($) => $.check.empty)}</p>}
      </div>
    </Card>
  )
}

type StudentGroupProps = { group: RehearsedClass['groups'][number]; act: RehearsedClass['act'] }

function StudentGroup({ group: { outcome, to, students }, act }: StudentGroupProps) {
  const { t } = useTranslation('rollovers')
  const { list } = useFormat()
  const count = students.length
  const sentence =
    outcome === 'stay'
      ? t(($) => (act === 'archive' ? $.group.leave : $.group.stay), { count })
      : outcome === 'move'
        ? t(($) => $.group.move, { count, name: to?.name ?? '' })
        : t(($) => $.group[outcome], { count })
  return (
    <details className="group">
      <summary className="min-h-6 cursor-pointer rounded-xs font-medium wrap-anywhere" dir="auto">
        {sentence}
      </summary>
      <p className="mt-1.5 ps-4 text-sm text-muted wrap-anywhere" dir="auto">
        {list(students.map(({ name }) => name))}
      </p>
    </details>
  )
}
