import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useSetStatus } from './use-set-status.ts'

const noop = () => undefined

export function InactivateOption({ student, onDone }: { student: Student; onDone: () => void }) {
  const { t } = useTranslation('students')
  const { change, isPending } = useSetStatus({ onFull: noop, onDone })
  return (
    <Button pending={isPending} onClick={() => change({ student, status: 'inactive' })}>
      {t(($) => $.act.inactivateInstead)}
    </Button>
  )
}
