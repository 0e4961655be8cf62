import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Session } from '#contract/school/sessions.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { useSessionName } from './session-name.ts'
import { useEndSession } from './sessions.api.ts'

type EndSessionDialogProps = { session: Session; open: boolean; onClose: () => void; onEnded: () => void }

export function EndSessionDialog({ session, open, onClose, onEnded }: EndSessionDialogProps) {
  const { t } = useTranslation('sessions')
  const errorText = useErrorText()
  const toasts = useToasts()
  const browser = useSessionName()(session)
  const { mutate, reset, isPending, error } = useEndSession(() => {
    toasts.success(t(($) => $.terminated, { browser }))
    onClose()
    onEnded()
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        reset()
        onClose()
      }}
      closeLabel={t(($) => $.asking.close)}
      title={t(($) => $.asking.one)}
      description={`${browser}. ${t(($) => $.asking.text, { count: 1 })}`}
      confirmLabel={t(($) => $.terminate)}
      cancelLabel={t(($) => $.asking.keepOne)}
      pending={isPending}
      pendingLabel={t(($) => $.terminating)}
      error={error ? `${t(($) => $.notTerminated, { browser })}. ${errorText(error)}` : undefined}
      onConfirm={() => mutate(session)}
    />
  )
}
