import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import type { Student } from '#contract/people/students.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { InactivateOption } from './inactivate-option.tsx'
import { nameOf } from '../../people/student-name.ts'
import { useDeleteStudent } from '../students.api.ts'

type DeleteStudentDialogProps = { open: boolean; onClose: () => void; student: Student }

export function DeleteStudentDialog({ open, onClose, student }: DeleteStudentDialogProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useDeleteStudent()
  const name = nameOf(student)
  const done = () => {
    onClose()
    toasts.success(t(($) => $.act.deleted, { name }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={tCommon(($) => $.close)}
      title={t(($) => $.deleting.title, { name })}
      description={t(($) => $.deleting.text, { name })}
      confirmLabel={t(($) => $.deleting.confirm)}
      cancelLabel={t(($) => $.deleting.keep)}
      pending={isPending}
      pendingLabel={tCommon(($) => $.deleting)}
      error={error && !isGone(error) ? errorText(error) : undefined}
      alternative={student.status === 'active' && <InactivateOption student={student} onDone={onClose} />}
      onConfirm={() => mutate(student, { onSuccess: done, onError: (failure) => isGone(failure) && done() })}
    />
  )
}

const isGone = (error: Error) => error instanceof ApiError && error.code === 'not_found'
