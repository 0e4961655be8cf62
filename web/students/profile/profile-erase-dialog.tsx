import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { isGone } from '../../lib/api/gone.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { InactivateOption } from '../acts/inactivate-option.tsx'
import { nameOf } from '../../people/student-name.ts'
import { useEraseStudent } from '../students.api.ts'

type EraseDialogProps = { open: boolean; onClose: () => void; student: Student; onErased: () => void }

export function EraseDialog({ open, onClose, student, onErased }: EraseDialogProps) {
  const { t } = useTranslation(['students', 'student', 'common'])
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useEraseStudent()
  const name = nameOf(student)
  const done = () => {
    onErased()
    toasts.success(t(($) => $.act.deleted, { ns: 'students', name }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      title={<span className="wrap-anywhere">{t(($) => $.deleting.title, { ns: 'students', name })}</span>}
      description={<span className="wrap-anywhere">{t(($) => $.erasing.text, { ns: 'student', name })}</span>}
      confirmLabel={t(($) => $.deleting.confirm, { ns: 'students' })}
      cancelLabel={t(($) => $.deleting.keep, { ns: 'students' })}
      pending={isPending}
      pendingLabel={t(($) => $.deleting, { ns: 'common' })}
      error={error && !isGone(error) ? errorText(error) : undefined}
      alternative={student.status === 'active' && <InactivateOption student={student} onDone={onClose} />}
      onConfirm={() => mutate(student, { onSuccess: done, onError: (failure) => isGone(failure) && done() })}
    >
      {student.status === 'active' && <p className="text-muted">{t(($) => $.erasing.instead, { ns: 'student' })}</p>}
    </ConfirmDialog>
  )
}
