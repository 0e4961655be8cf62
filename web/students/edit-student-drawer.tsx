import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { EditNotices } from './edit-notices.tsx'
import { MoreFields } from './more-fields.tsx'
import { PersonHeading } from './person-heading.tsx'
import { MainFields } from './student-fields.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useCloseGuard } from './use-close-guard.ts'
import { useEditForm } from './use-edit-form.ts'

type EditStudentDrawerProps = { open: boolean; onClose: () => void; student: Student }

/** A student's details, to be changed. */
export function EditStudentDrawer({ open, onClose, student }: EditStudentDrawerProps) {
  const { t } = useTranslation('students')
  const id = useId()
  const { form, isPending, isStale, newest, save, takeNewest } = useEditForm(student, onClose)
  const { isDirty, errors } = form.formState
  const guard = useCloseGuard(open && isDirty, onClose)
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && guard.close()}
      title={t(($) => $.editing.title)}
      closeLabel={t(($) => $.form.close)}
      footer={
        <>
          <Button onClick={guard.close}>{t(($) => $.form.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={isPending}
            pendingLabel={t(($) => $.editing.saving)}
          >
            {t(($) => $.editing.save)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-4">
        <PersonHeading student={newest} />
        <EditNotices isStale={isStale} failure={errors.root?.message} onNewest={takeNewest} />
        <MainFields form={form} />
        <MoreFields form={form} />
      </form>
      <UnsavedDialog {...guard.question} />
    </Drawer>
  )
}
