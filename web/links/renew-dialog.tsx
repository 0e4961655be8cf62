import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { nameOf } from '../people/student-name.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { useRenewLink } from './links.api.ts'

type RenewDialogProps = { student: Student; open: boolean; onClose: () => void }

export function RenewDialog({ student, open, onClose }: RenewDialogProps) {
  const { t } = useTranslation('links')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useRenewLink(student.id)
  const name = nameOf(student)
  const done = () => {
    onClose()
    toasts.success(t(($) => $.renew.done, { name }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.close)}
      title={t(($) => $.renew.title, { name })}
      description={t(($) => $.renew.text)}
      confirmLabel={t(($) => $.renew.act)}
      cancelLabel={t(($) => $.renew.keep)}
      pending={isPending}
      pendingLabel={t(($) => $.renew.pending)}
      error={error ? errorText(error) : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
    />
  )
}
