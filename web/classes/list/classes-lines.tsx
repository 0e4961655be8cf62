import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { LevelBadge } from '../../people/student-badges.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type ClassActions, ClassMenuButton } from '../class-actions.tsx'

type ClassesLinesProps = { classes: readonly Class[]; actions: ClassActions }

export function ClassesLines({ classes, actions }: ClassesLinesProps) {
  const { t } = useTranslation('classes')
  const { languageName } = useFormat()
  return (
    <Card padding="none">
      <ul aria-label={t(($) => $.title)} className="divide-y divide-border">
        {classes.map((one) => (
          <li key={one.id} className="relative flex items-center gap-3 py-3 ps-4 pe-2.5">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
              <span className="flex min-w-0">
                <NameLink to={`/classes/${one.id}`} name={one.name} stretched />
              </span>
              <p className="text-muted">
                {t(($) => $.size, { count: one.student_count })}
                {one.language && ` · ${languageName(one.language)}`}
              </p>
            </div>
            {one.level && <LevelBadge level={one.level} />}
            <ClassMenuButton size="sm" one={one} actions={actions} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
