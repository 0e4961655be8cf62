import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { RowMenuButton } from './row-menu-button.tsx'
import type { StudentLineProps } from './student-line.ts'
import { nameOf } from '../../people/student-name.ts'
import { SelectBox } from './select-box.tsx'
import { ClassChips, EmailLine, StudentLink } from '../student-parts.tsx'
import { LevelBadge, StatusBadge } from '../../people/student-badges.tsx'
import { EmptyValue } from '../../lists/empty-value.tsx'

export function StudentCard({ student, actions, selection, ...place }: StudentLineProps) {
  const { t } = useTranslation('students')
  const format = useFormat()
  const isOn = selection.isOn(student.id)
  const { email, level, classes, native_language, student_number, status, created_at } = student
  return (
    <li {...place} data-selected={isOn || undefined} className="relative grid grid-cols-1">
      <Card padding="sm" selected={isOn}>
        <div className="flex items-start gap-3">
          <span className="flex items-center gap-3">
            <SelectBox student={student} selection={selection} />
            <PersonAvatar name={nameOf(student)} seed={student.id} />
          </span>
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 pt-1">
            <h2 className="flex min-w-0">
              <StudentLink student={student} stretched />
            </h2>
            <div className="text-muted">
              <EmailLine email={email} />
            </div>
          </div>
          <RowMenuButton student={student} actions={actions} />
        </div>
        <div className="mt-4 flex items-center gap-1.5">
          <StatusBadge status={status} />
          {level && <LevelBadge level={level} />}
          <span className="min-w-0">{classes.length > 0 && <ClassChips classes={classes} shown={1} />}</span>
        </div>
        <dl className="mt-4 grid grid-cols-[1.2fr_.9fr_1.2fr] gap-x-3 gap-y-0.5 border-t border-border pt-3 text-xs">
          <Fact term={t(($) => $.column.native_language)}>
            {native_language && format.languageName(native_language)}
          </Fact>
          <Fact term={t(($) => $.column.student_number)}>{student_number}</Fact>
          <Fact term={t(($) => $.column.created_at)}>{format.date(created_at)}</Fact>
        </dl>
      </Card>
    </li>
  )
}

function Fact({ term, children }: { term: string; children: string | null }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid">
      <dt className="wrap-break-word text-muted">{term}</dt>
      <dd className="wrap-break-word tabular-nums">{children ?? <EmptyValue />}</dd>
    </div>
  )
}
