import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../lib/api/error-text.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { useEndOthers } from './sessions.api.ts'

type EndOthersDialogProps = { open: boolean; count: number; onClose: () => void }

export function EndOthersDialog({ open, count, onClose }: EndOthersDialogProps) {
  const { t } = useTranslation('sessions')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, reset, isPending, error } = useEndOthers()
  const done = ({ ended }: { ended: number }) => {
    onClose()
    toasts.success(t(($) => $.allTerminated, { count: ended }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        reset()
        onClose()
      }}
      closeLabel={t(($) => $.asking.close)}
      title={t(($) => $.asking.title, { count })}
      description={t(($) => $.asking.text, { count })}
      confirmLabel={t(($) => $.terminateAll)}
      cancelLabel={t(($) => $.asking.keep)}
      pending={isPending}
      pendingLabel={t(($) => $.terminating)}
      error={error ? errorText(error) : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
    />
  )
}
