import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useUnlink } from './linked-accounts.api.ts'

export function DisconnectDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('google')
  const { t: tApp } = useTranslation('app')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useUnlink()
  const done = () => {
    onClose()
    toasts.success(t(($) => $.unlinked))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={tApp(($) => $.close)}
      title={t(($) => $.disconnecting.title)}
      description={t(($) => $.disconnecting.text)}
      confirmLabel={t(($) => $.disconnect)}
      cancelLabel={t(($) => $.disconnecting.keep)}
      pending={isPending}
      pendingLabel={t(($) => $.disconnecting.pending)}
      error={error && !isGone(error) ? errorText(error) : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: done, onError: (failure) => isGone(failure) && done() })}
    />
  )
}

const isGone = (error: Error) => error instanceof ApiError && error.code === 'not_found'
