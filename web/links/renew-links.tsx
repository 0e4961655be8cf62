import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../lib/api/error-text.ts'
import { useFormat } from '../lib/words/format.ts'
import { useWords } from '../lib/words/use-words.ts'
import type { BulkTarget } from '../people/students.api.ts'
import { useBulkChange } from '../people/students.api.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'

type RenewLinksProps = { count: number; target: BulkTarget; onClose: () => void; onDone?: () => void }

export function RenewLinks(props: RenewLinksProps) {
  return useWords('teaching') ? <RenewManyDialog {...props} /> : null
}

function RenewManyDialog({ count, target, onClose, onDone }: RenewLinksProps) {
  const { t } = useTranslation('links')
  const { number } = useFormat()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useBulkChange()
  const renew = () =>
    mutate(
      { action: 'renew_link', ...target },
      {
        onSuccess: ({ changed }) => {
          onClose()
          onDone?.()
          toasts.success(t(($) => $.renewMany.done, { count: changed, number: number(changed) }))
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.close)}
      title={t(($) => $.renewMany.title, { count, number: number(count) })}
      description={t(($) => $.renewMany.text)}
      confirmLabel={t(($) => $.renewMany.act)}
      cancelLabel={t(($) => $.renewMany.keep)}
      pending={isPending}
      pendingLabel={t(($) => $.renew.pending)}
      error={error ? errorText(error) : undefined}
      onConfirm={renew}
    />
  )
}
