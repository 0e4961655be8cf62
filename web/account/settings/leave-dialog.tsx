import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

export function LeaveDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  const { t } = useTranslation('account')
  const { t: tApp } = useTranslation('app')
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t(($) => $.leave.title)}
      description={t(($) => $.leave.text)}
      closeLabel={tApp(($) => $.close)}
      cancelLabel={t(($) => $.leave.stay)}
      confirmLabel={t(($) => $.leave.leave)}
      onConfirm={leave}
    />
  )
}
