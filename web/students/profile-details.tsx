import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { useLeaveGuard } from '../app/use-leave-guard.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { FootBar } from '../ui/foot-bar.tsx'
import { EditNotices } from './edit-notices.tsx'
import { MoreFields } from './more-fields.tsx'
import { MainFields } from './student-fields.tsx'
import { useEditForm } from './use-edit-form.ts'

const UnsavedDialog = lazy(() => import('./unsaved-dialog.tsx').then((m) => ({ default: m.UnsavedDialog })))
const stays = () => undefined

/** What the school knows about a student, changed in place. */
export function ProfileDetails({ student }: { student: Student }) {
  const { t } = useTranslation('student')
  const { t: tStudents } = useTranslation('students')
  const id = useId()
  const { form, isPending, isStale, save, discard, takeNewest } = useEditForm(student, stays)
  const { isDirty, errors } = form.formState
  const guard = useLeaveGuard(isDirty)
  const failure = errors.root?.message
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-6">
      <Card labelledBy={id}>
        <CardHeader id={id} title={t(($) => $.details)} />
        <div className="grid grid-cols-1 gap-4">
          <MainFields form={form} />
          <MoreFields form={form} />
        </div>
      </Card>
      <FootBar
        raised={isDirty || isPending}
        notice={
          (isStale || failure) && (
            <EditNotices
              isStale={isStale}
              staleTitle={tStudents(($) => $.editing.staleTitle)}
              failure={failure}
              onNewest={takeNewest}
            />
          )
        }
        actions={<SaveButtons isDirty={isDirty} isPending={isPending} onDiscard={discard} />}
      >
        {isDirty ? t(($) => $.unsaved) : <span className="text-muted">{t(($) => $.nothingToSave)}</span>}
      </FootBar>
      <Suspense>{guard.isAsking && <UnsavedDialog {...guard} />}</Suspense>
    </form>
  )
}

type SaveButtonsProps = { isDirty: boolean; isPending: boolean; onDiscard: () => void }

function SaveButtons({ isDirty, isPending, onDiscard }: SaveButtonsProps) {
  const { t } = useTranslation(['students', 'student'])
  return (
    <>
      {isDirty && (
        <Button variant="ghost" disabled={isPending} onClick={onDiscard}>
          {t(($) => $.discard, { ns: 'student' })}
        </Button>
      )}
      <Button
        type="submit"
        variant={isDirty ? 'primary' : 'secondary'}
        pending={isPending}
        pendingLabel={t(($) => $.saving, { ns: 'student' })}
      >
        {t(($) => $.editing.save, { ns: 'students' })}
      </Button>
    </>
  )
}
