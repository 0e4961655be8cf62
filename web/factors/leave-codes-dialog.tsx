import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

type LeaveCodesDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

export function LeaveCodesDialog({ isAsking, stay, leave }: LeaveCodesDialogProps) {
  const { t } = useTranslation('factors')
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t(($) => $.leaving.title)}
      description={t(($) => $.leaving.text)}
      closeLabel={t(($) => $.confirm.close)}
      cancelLabel={t(($) => $.leaving.stay)}
      confirmLabel={t(($) => $.leaving.leave)}
      onConfirm={leave}
    />
  )
}
