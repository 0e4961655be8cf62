import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'

type AssignFooterProps = {
  isReady: boolean
  isPending: boolean
  onCancel: () => void
  onAssign: () => void
  isUnassigning?: boolean
}

export function AssignFooter({ isReady, isPending, onCancel, onAssign, isUnassigning = false }: AssignFooterProps) {
  const { t } = useTranslation(['assignments', 'common'])
  return (
    <>
      <Button onClick={onCancel} disabled={isPending}>
        {t(($) => $.cancel, { ns: 'common' })}
      </Button>
      <Button
        variant={isUnassigning ? 'danger' : 'primary'}
        disabled={!isReady}
        pending={isPending}
        pendingLabel={t(($) => $.pending, { ns: 'assignments' })}
        onClick={onAssign}
      >
        {t(($) => $.submit[isUnassigning ? 'unassign' : 'assign'], { ns: 'assignments' })}
      </Button>
    </>
  )
}
