import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { BulkTarget } from '../../people/students.api.ts'
import { useBulkChange } from '../../people/students.api.ts'

/** Above this number, the count must be typed. */
const confirmThreshold = 10

type BulkDeleteDialogProps = {
  open: boolean
  count: number
  target: BulkTarget
  onClose: () => void
  onDone: () => void
}

export function BulkDeleteDialog({ open, count, target, onClose, onDone }: BulkDeleteDialogProps) {
  const { t } = useTranslation('common')
  const { t: tBulk } = useTranslation('bulk')
  const { number } = useFormat()
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useBulkChange()
  const many = { count, number: number(count) }
  const send = () =>
    mutate(
      { action: 'delete', ...target },
      {
        onSuccess: ({ changed }) => {
          onClose()
          onDone()
          toasts.success(tBulk(($) => $.deleted, { count: changed, number: number(changed) }))
        },
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.close)}
      title={tBulk(($) => $.delete.title, many)}
      description={tBulk(($) => $.delete.text)}
      confirmLabel={tBulk(($) => $.delete.confirm, many)}
      cancelLabel={t(($) => $.cancel)}
      pending={isPending}
      pendingLabel={t(($) => $.deleting)}
      {...(count > confirmThreshold && {
        confirmation: { label: tBulk(($) => $.delete.type, { count }), expected: String(count) },
      })}
      error={error ? errorText(error) : undefined}
      onConfirm={send}
    />
  )
}
