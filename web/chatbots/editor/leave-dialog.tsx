import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

type LeaveDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

export function LeaveDialog({ isAsking, stay, leave }: LeaveDialogProps) {
  const { t } = useTranslation('editor')
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      closeLabel={t(($) => $.close)}
      title={t(($) => $.leaving.title)}
      description={t(($) => $.leaving.text)}
      tone="primary"
      confirmLabel={t(($) => $.leaving.leave)}
      cancelLabel={t(($) => $.leaving.stay)}
      onConfirm={leave}
    />
  )
}
