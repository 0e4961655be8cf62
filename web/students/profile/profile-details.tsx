import { type Ref, Suspense, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Student, students } from '#contract/people/students.ts'
import { useMay } from '../../app/session/use-may.ts'
import { useLeaveGuard } from '../../app/leaving/use-leave-guard.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { FootBar } from '../../ui/layout/foot-bar.tsx'
import { EditNotices } from '../../forms/edit-notices.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { useFormat } from '../../lib/words/format.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { MoreFields } from '../form/more-fields.tsx'
import { MainFields } from '../form/student-fields.tsx'
import { nameOf } from '../../people/student-name.ts'
import { type StudentField, studentForm } from '../form/student.form.ts'
import { useEditStudent, useNewestStudent } from '../students.api.ts'

const UnsavedDialog = lazyComponent(() => import('../../app/leaving/unsaved-dialog.tsx').then((m) => m.UnsavedDialog))

export function ProfileDetails({ student }: { student: Student }) {
  const { t } = useTranslation('student')
  const { t: tStudents } = useTranslation('students')
  const { date } = useFormat()
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  // The pressed button is removed or disabled.
  const keepFocus = () => {
    if (!document.activeElement?.matches('input, textarea')) place.current?.focus({ preventScroll: true })
  }
  const toasts = useToasts()
  const { form, isDirty, isPending, isStale, theirs, save, discard, keepMine, takeTheirs } = useEditForm({
    one: student,
    shape: studentForm,
    edit: useEditStudent(),
    fetchNewest: useNewestStudent(),
    onUnchanged: keepFocus,
    onSaved: (saved) => {
      keepFocus()
      toasts.success(tStudents(($) => $.act.saved, { name: nameOf(saved) }))
    },
    textOf: (error) => (isGone(error) ? tStudents(($) => $.editing.gone) : null),
  })
  const choose = ({ keepsMine }: { keepsMine: boolean }) => {
    flushSync(keepsMine ? keepMine : takeTheirs)
    if (keepsMine) saveButton.current?.focus()
    else keepFocus()
  }
  const guard = useLeaveGuard(isDirty)
  const mayManage = useMay(students.remove)
  const failure = form.formState.errors.root?.message
  return (
    <form ref={place} tabIndex={-1} noValidate onSubmit={save} className="grid grid-cols-1 gap-6 outline-none">
      <Card labelledBy={id}>
        <CardHeader id={id} title={t(($) => $.details)} />
        <div className="grid grid-cols-1 gap-4">
          <MainFields form={form} locked={!mayManage} />
          {student.reminders_stopped_at && (
            <p className="text-sm text-muted">
              {t(($) => $.remindersStopped, { date: date(student.reminders_stopped_at) })}
            </p>
          )}
          <MoreFields form={form} locked={!mayManage} />
        </div>
      </Card>
      <FootBar
        raised={isDirty || isPending}
        notice={
          (isStale || failure) && (
            <EditNotices
              isStale={isStale}
              staleTitle={tStudents(($) => $.editing.staleTitle)}
              changed={theirs.map((name) => tStudents(($) => $.field[labelOf(name)]))}
              failure={failure}
              onNewest={choose}
            />
          )
        }
        actions={
          <SaveButtons
            isDirty={isDirty}
            isStale={isStale}
            isPending={isPending}
            onDiscard={() => {
              discard()
              keepFocus()
            }}
            ref={saveButton}
          />
        }
      >
        {isDirty ? t(($) => $.unsaved) : <span className="text-muted">{t(($) => $.nothingToSave)}</span>}
      </FootBar>
      <Suspense>{guard.isAsking && <UnsavedDialog {...guard} />}</Suspense>
    </form>
  )
}

type SaveButtonsProps = {
  isDirty: boolean
  isStale: boolean
  isPending: boolean
  onDiscard: () => void
  ref: Ref<HTMLButtonElement>
}

function SaveButtons({ isDirty, isStale, isPending, onDiscard, ref }: SaveButtonsProps) {
  const { t } = useTranslation(['students', 'student', 'common'])
  return (
    <>
      {isDirty && !isStale && (
        <Button variant="ghost" disabled={isPending} onClick={onDiscard}>
          {t(($) => $.discard, { ns: 'student' })}
        </Button>
      )}
      <Button
        ref={ref}
        type="submit"
        variant={isDirty && !isStale ? 'primary' : 'secondary'}
        disabled={isStale || !(isDirty || isPending)}
        pending={isPending}
        pendingLabel={t(($) => $.saving, { ns: 'student' })}
      >
        {t(($) => $.save, { ns: 'common' })}
      </Button>
    </>
  )
}

const labelOf = (name: StudentField) => (name === 'class_ids' ? 'classes' : name)
