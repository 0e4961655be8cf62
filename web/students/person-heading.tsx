import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { useFormat } from '../lib/format.ts'
import { PersonAvatar } from '../ui/person-avatar.tsx'
import { nameOf } from './student-name.ts'
import { StatusBadge } from './student-parts.tsx'

/** Who this is about, since when, and whether they are active. */
export function PersonHeading({ student }: { student: Student }) {
  const { t } = useTranslation('students')
  const { date } = useFormat()
  return (
    <div className="flex items-center gap-3 rounded-lg bg-chip p-3">
      <PersonAvatar name={nameOf(student)} seed={student.id} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate font-semibold" dir="auto">
          {nameOf(student)}
        </p>
        <p className="text-sm text-muted">{t(($) => $.editing.since, { date: date(student.created_at) })}</p>
      </div>
      <StatusBadge status={student.status} />
    </div>
  )
}
