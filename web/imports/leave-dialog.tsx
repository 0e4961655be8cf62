import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

export function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('imports')
  const { t: tApp } = useTranslation('app')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t(($) => $.leave.title)}
      description={t(($) => $.leave.text)}
      closeLabel={tApp(($) => $.close)}
      cancelLabel={t(($) => $.leave.stay)}
      confirmLabel={t(($) => $.leave.leave)}
      onConfirm={onLeave}
    />
  )
}
