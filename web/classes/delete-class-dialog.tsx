import { useRef } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { isGone } from '../lib/api/gone.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { useDeleteClass } from '../people/classes.api.ts'

type DeleteClassDialogProps = {
  open: boolean
  onClose: () => void
  one: Class
  leave: () => void | Promise<void>
}

export function DeleteClassDialog({ open, onClose, one, leave }: DeleteClassDialogProps) {
  const { t } = useTranslation('classes')
  const { t: tCommon } = useTranslation('common')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { name, student_count: count } = one
  const isDeleted = useRef(false)
  const { mutate, isPending, error } = useDeleteClass(() => {
    isDeleted.current = true
    onClose()
    toasts.success(t(($) => $.done.deleted, { name }))
    return leave()
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={() => (isDeleted.current ? pageHeading() : true)}
      closeLabel={tCommon(($) => $.close)}
      title={t(($) => $.deleting.title, { name })}
      description={count === 0 ? t(($) => $.deleting.noMembers) : t(($) => $.deleting.text, { count })}
      confirmLabel={t(($) => $.deleting.confirm)}
      cancelLabel={t(($) => $.deleting.keep)}
      pending={isPending}
      pendingLabel={t(($) => $.deleting.pending)}
      error={error && !isGone(error) ? errorText(error) : undefined}
      onConfirm={() => mutate(one)}
    />
  )
}

/** The menu that opened the dialog is gone. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}
