import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { NewStudent, Seats } from '#contract/people/students.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { AddNotices } from './add-notices.tsx'
import { type SeatLimit, seatLimitOf, seatLimitOfError } from '../seats/seat-limit.ts'
import { MoreDetails } from './more-details.tsx'
import { SimilarNotice } from '../similar/similar-notice.tsx'
import { MainFields } from './student-fields.tsx'
import { nameOf } from '../../people/student-name.ts'
import { type StudentForm, studentForm } from './student.form.ts'
import { useAddStudent } from '../students.api.ts'
import { UnsavedDialog } from '../../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { useRefusal } from '../../forms/use-refusal.ts'

type AddStudentDialogProps = { open: boolean; onClose: () => void; seats: Seats | undefined }

export function AddStudentDialog({ open, onClose, seats }: AddStudentDialogProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const id = useId()
  const toasts = useToasts()
  const form: StudentForm = useForm({ defaultValues: studentForm.blank, resolver: studentForm.resolver })
  const refuse = useRefusal(form, studentForm)
  const empty = () => form.reset(studentForm.blank, { keepFieldsRef: true })
  const { isDirty, errors } = form.formState
  const { mutate, isPending, error } = useAddStudent()
  const [added, setAdded] = useState<string | null>(null)
  const [isStaying, setIsStaying] = useState(false)
  const [refusedFull, setRefusedFull] = useState<SeatLimit | null>(null)
  const guard = useCloseGuard(open && isDirty, onClose)
  const seatsLeft = seats && { left: Math.max(0, seats.limit - seats.used), count: seats.limit }
  const full = seatLimitOfError(error) ?? refusedFull ?? seatLimitOf(seats)

  const add = (stays: boolean) => (body: NewStudent) => {
    setIsStaying(stays)
    mutate(body, {
      onError: (failure) => seatLimitOfError(failure) ?? refuse(failure),
      onSuccess: (student) => {
        empty()
        const name = nameOf(student)
        if (stays) {
          setAdded(name)
          form.setFocus('first_name')
        } else {
          onClose()
          toasts.success(t(($) => $.act.added, { name }))
        }
      },
    })
  }

  const closeEmpty = () => {
    empty()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && guard.close()}
      title={t(($) => $.adding.title)}
      description={!full && seatsLeft && t(($) => $.adding.seats, { seats: t(($) => $.seats.left, seatsLeft) })}
      closeLabel={tCommon(($) => $.close)}
      footer={
        <>
          <span className="grid max-sm:hidden">
            <Button onClick={guard.close}>{tCommon(($) => $.cancel)}</Button>
          </span>
          <Button
            pending={isPending && isStaying}
            disabled={Boolean(full) || (isPending && !isStaying)}
            onClick={() => void form.handleSubmit(add(true))()}
          >
            {t(($) => $.adding.another)}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={isPending && !isStaying}
            disabled={Boolean(full) || (isPending && isStaying)}
          >
            {t(($) => $.adding.submit)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(add(false))} className="grid gap-4">
        <AddNotices full={full} added={added} failure={errors.root?.message} />
        <MainFields form={form} />
        <SimilarNotice form={form} onActivated={closeEmpty} onFull={setRefusedFull} />
        <MoreDetails form={form} />
      </form>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}
