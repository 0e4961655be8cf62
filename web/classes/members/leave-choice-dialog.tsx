import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

type LeaveChoiceDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

/** Asks before those who are ticked are forgotten. */
export function LeaveChoiceDialog({ isAsking, stay, leave }: LeaveChoiceDialogProps) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      closeLabel={tStudents(($) => $.form.close)}
      title={t(($) => $.leaving.title)}
      description={t(($) => $.leaving.text)}
      confirmLabel={tStudents(($) => $.unsaved.discard)}
      cancelLabel={t(($) => $.leaving.stay)}
      onConfirm={leave}
    />
  )
}
