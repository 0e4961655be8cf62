import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Student } from '#contract/people/students.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { SeatLimit } from '../seats/seat-limit.ts'
import { nameOf } from '../../people/student-name.ts'
import { ClassChips } from '../student-parts.tsx'
import { LevelBadge, StatusBadge } from '../../people/student-badges.tsx'
import { useSetStatus } from '../acts/use-set-status.ts'

type SimilarStudentProps = { student: Student; onActivated: () => void; onFull: (full: SeatLimit) => void }

export function SimilarStudent({ student, onActivated, onFull }: SimilarStudentProps) {
  const { t } = useTranslation('student')
  const { change, isPending } = useSetStatus({ onFull, onDone: onActivated })
  const { id, email, level, classes, status } = student
  return (
    <li className="grid min-w-0 gap-0.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 wrap-anywhere" dir="auto">
          {nameOf(student)}
        </p>
        <Link
          to={`/students/${id}`}
          className="relative shrink-0 rounded-sm font-medium text-primary-text hover:underline after:absolute after:-inset-x-2 after:-inset-y-1.5"
        >
          {t(($) => $.similar.open)}
        </Link>
      </div>
      {email && <p className="text-muted wrap-anywhere">{email}</p>}
      <div className="mt-0.5 flex max-w-full flex-wrap items-center gap-1.5">
        <StatusBadge status={status} />
        {level && <LevelBadge level={level} />}
        {classes.length > 0 && <ClassChips classes={classes} shown={1} />}
      </div>
      {status === 'inactive' && (
        <div className="mt-1.5">
          <Button
            size="sm"
            pending={isPending}
            pendingLabel={t(($) => $.similar.activating)}
            onClick={() => change({ student, status: 'active' })}
          >
            {t(($) => $.similar.activate)}
          </Button>
        </div>
      )}
    </li>
  )
}
