import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../lib/api/error-text.ts'
import { isGone } from '../lib/api/gone.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

type DeletePartnerDialogProps = {
  open: boolean
  onClose: () => void
  partner: { name: string; status: string }
  description: ReactNode
  confirmLabel: string
  keepLabel: string
  pending: boolean
  error: Error | null
  onDelete: () => void
  onArchive: () => void
}

export function DeletePartnerDialog(props: DeletePartnerDialogProps) {
  const { open, onClose, partner, description, confirmLabel, keepLabel, pending, error, onDelete, onArchive } = props
  const { t } = useTranslation(['chatbots', 'common'])
  const errorText = useErrorText()
  const archive = () => {
    onClose()
    onArchive()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      title={t(($) => $.deleting.title, { ns: 'chatbots', name: partner.name })}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={keepLabel}
      pending={pending}
      pendingLabel={t(($) => $.deleting, { ns: 'common' })}
      error={error && !isGone(error) ? errorText(error) : undefined}
      alternative={
        partner.status !== 'archived' && (
          <Button onClick={archive}>{t(($) => $.deleting.instead, { ns: 'chatbots' })}</Button>
        )
      }
      onConfirm={onDelete}
    />
  )
}
