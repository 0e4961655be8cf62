import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { Badge } from '../ui/states/badge.tsx'
import { EmptyValue } from '../lists/empty-value.tsx'

export function StatusBadge({ status }: Pick<Student, 'status'>) {
  const { t } = useTranslation('students')
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {t(($) => $.status[status])}
    </Badge>
  )
}

export function LevelBadge({ level }: Pick<Student, 'level'>) {
  return level ? <Badge>{level}</Badge> : <EmptyValue />
}
