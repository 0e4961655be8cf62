import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ReportStudent } from '#contract/practice/reports.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { useMeasures } from '../../conversations/use-measures.ts'
import { useFormat } from '../../lib/words/format.ts'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { useStudentReport } from './use-student-report.ts'

export function ReportStudentCards({ students }: { students: readonly ReportStudent[] }) {
  const { t } = useTranslation('reports')
  return (
    <ul aria-label={t(($) => $.students.title)} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {students.map((student) => (
        <StudentCard key={student.id} student={student} />
      ))}
    </ul>
  )
}

function StudentCard({
  student: { id, name, minutes: time, conversations, days, stayed },
}: {
  student: ReportStudent
}) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { minutes, share } = useMeasures()
  const placeOf = useStudentReport()
  const facts = [
    { term: t(($) => $.measure.time), value: conversations > 0 ? minutes(time) : '–' },
    { term: t(($) => $.measure.days), value: number(days) },
    { term: t(($) => $.measure.stayed), value: stayed === null ? '–' : share(stayed) },
  ]
  return (
    <li className="relative grid gap-3 rounded-lg border border-card-border bg-surface px-4 py-3 shadow-card">
      <span className="flex min-w-0 items-center gap-3">
        <PersonAvatar name={name} seed={id} size="sm" />
        <NameLink to={placeOf(id)} name={name} stretched />
      </span>
      <dl className="grid grid-cols-3 gap-3">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex min-w-0 flex-col-reverse justify-end gap-0.5">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
