import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before a choice that was made gets lost. */
export function LeaveChoiceDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  const { t } = useTranslation('checkout')
  const { t: tApp } = useTranslation('app')
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t(($) => $.change.leave.title)}
      description={t(($) => $.change.leave.text)}
      closeLabel={tApp(($) => $.close)}
      cancelLabel={t(($) => $.change.leave.stay)}
      confirmLabel={t(($) => $.change.leave.leave)}
      onConfirm={leave}
    />
  )
}
