import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

type LeaveTicksDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

export function LeaveTicksDialog({ isAsking, stay, leave }: LeaveTicksDialogProps) {
  const { t } = useTranslation(['assignments', 'common'])
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      title={t(($) => $.leaving.title, { ns: 'assignments' })}
      description={t(($) => $.leaving.text, { ns: 'assignments' })}
      confirmLabel={t(($) => $.leaving.leave, { ns: 'assignments' })}
      cancelLabel={t(($) => $.leaving.stay, { ns: 'assignments' })}
      onConfirm={leave}
    />
  )
}
