import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

interface RemoveDialogProps {
  open: boolean
  title: string
  text: string
  onClose: () => void
  onRemove: () => void
}

export function RemoveDialog({ open, title, text, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation('factors')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t(($) => $.confirm.close)}
      cancelLabel={t(($) => $.confirm.cancel)}
      confirmLabel={t(($) => $.app.remove)}
      onConfirm={() => {
        onClose()
        onRemove()
      }}
    />
  )
}
