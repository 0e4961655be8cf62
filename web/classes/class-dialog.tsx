import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Class } from '#contract/classes.ts'
import { EditNotices } from '../students/edit-notices.tsx'
import { UnsavedDialog } from '../app/unsaved-dialog.tsx'
import { useCloseGuard } from '../app/use-close-guard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { ClassFields } from './class-fields.tsx'
import { useClassForm } from './use-class-form.ts'

type ClassDialogProps = {
  open: boolean
  onClose: () => void
  /** The class to be changed; without it, one is created. */
  one: Class | null
}

/** Creates a class, or changes one. */
export function ClassDialog({ open, onClose, one }: ClassDialogProps) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  const id = useId()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { form, isPending, isStale, save, takeNewest } = useClassForm(one, {
    onUnchanged: onClose,
    onSaved: ({ name }) => {
      onClose()
      toasts.success(t(($) => $.done.saved, { name }))
    },
    onCreated: (created) => {
      onClose()
      toasts.success(
        t(($) => $.done.created, { name: created.name }),
        { action: { label: t(($) => $.act.open), onPress: () => void navigate(`/classes/${created.id}`) } },
      )
    },
  })
  const { isDirty, errors } = form.formState
  const guard = useCloseGuard(open && isDirty, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && guard.close()}
      title={one ? t(($) => $.editing.title) : t(($) => $.create)}
      closeLabel={tStudents(($) => $.form.close)}
      footer={
        <>
          <Button onClick={guard.close}>{tStudents(($) => $.form.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={isStale}
            pending={isPending}
            pendingLabel={one ? tStudents(($) => $.editing.saving) : t(($) => $.creating)}
          >
            {one ? tStudents(($) => $.editing.save) : t(($) => $.create)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-4">
        <EditNotices
          isStale={isStale}
          staleTitle={t(($) => $.editing.stale)}
          failure={errors.root?.message}
          onNewest={takeNewest}
        />
        <ClassFields form={form} />
      </form>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}
