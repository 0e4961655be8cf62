import { classes } from '#contract/people/classes.ts'
import { UserPlus } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useMay } from '../app/session/use-may.ts'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ClassArt } from './list/class-art.tsx'
import { prefetchOverlay } from './class-actions.tsx'

export function EmptyClass({ onAddStudents }: { onAddStudents: (() => void) | undefined }) {
  const { t } = useTranslation('classes')
  const mayAdd = useMay(classes.edit)
  return (
    <EmptyState
      illustration={<ClassArt />}
      title={t(($) => $.noMembers.title)}
      text={t(($) => $.noMembers.text)}
      actions={
        mayAdd && (
          <Button
            variant="primary"
            disabled={!onAddStudents}
            icon={<UserPlus aria-hidden="true" />}
            onPointerEnter={() => prefetchOverlay('addStudents')}
            onClick={onAddStudents}
          >
            {t(($) => $.addStudents)}
          </Button>
        )
      }
    />
  )
}
