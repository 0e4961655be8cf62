import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

type UnsavedDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

export function UnsavedDialog({ isAsking, stay, leave }: UnsavedDialogProps) {
  const { t } = useTranslation('common')
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      closeLabel={t(($) => $.close)}
      title={t(($) => $.unsaved.title)}
      description={t(($) => $.unsaved.text)}
      confirmLabel={t(($) => $.unsaved.discard)}
      cancelLabel={t(($) => $.unsaved.stay)}
      onConfirm={leave}
    />
  )
}
