import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#contract/errors.ts'
import type { NewStudent, Student } from '#contract/students.ts'
import { useToasts } from '../ui/toasts.tsx'
import { nameOf } from './student-name.ts'
import { changedFields, changesOf, valuesOf } from './student-values.ts'
import { useEditStudent, useNewestStudent } from './students.api.ts'
import { useStudentForm } from './use-student-form.ts'

/** The form of a student who is here already: saves what was changed, and knows when somebody else was faster. */
export function useEditForm(student: Student, onSaved: () => void) {
  const { t } = useTranslation('students')
  const toasts = useToasts()
  const [base, setBase] = useState(student)
  const newest = newerOf(base, student)
  const { form, fill, fillUnder, refuse } = useStudentForm(valuesOf(student))
  const { isDirty } = useFormState({ control: form.control })
  const isOutdated = isOtherIn(base, newest)
  const isStale = isOutdated && isDirty
  const edit = useEditStudent()
  const fetchNewest = useNewestStudent()

  const show = (next: Student) => {
    setBase(next)
    fill(valuesOf(next))
  }
  // Nobody has typed over what is outdated, so the form follows.
  if (isOutdated && !isDirty) setBase(newest)
  useEffect(() => {
    if (!isDirty && changedFields(form.getValues(), valuesOf(base)).length > 0) fill(valuesOf(base))
  })

  const fail = (error: unknown) => {
    if (codeOf(error) === 'not_found') form.setError('root', { message: t(($) => $.editing.gone) })
    else refuse(error)
  }
  const finish = (saved: Student) => {
    show(saved)
    onSaved()
    toasts.success(t(($) => $.act.saved, { name: nameOf(saved) }))
  }
  const send = (wanted: NewStudent, { version }: Student) => {
    const changes = changesOf(base, wanted)
    if (Object.keys(changes).length === 0) return onSaved()
    return edit.mutate(
      { params: { id: base.id }, body: { ...changes, version } },
      {
        onError: (error) => (codeOf(error) === 'edited_elsewhere' ? catchUp(wanted) : fail(error)),
        onSuccess: finish,
      },
    )
  }
  // Activating, for one, makes a version that says nothing else about what is edited here.
  const catchUp = (wanted: NewStudent) =>
    fetchNewest.mutate(base.id, {
      onError: fail,
      onSuccess: (found) => {
        if (!isOtherIn(base, found)) send(wanted, found)
      },
    })
  const takeNewest = ({ keepsMine }: { keepsMine: boolean }) => {
    setBase(newest)
    if (keepsMine) fillUnder(valuesOf(base), valuesOf(newest))
    else fill(valuesOf(newest))
  }

  return {
    form,
    newest,
    takeNewest,
    discard: () => show(newest),
    save: form.handleSubmit((wanted) => send(wanted, isStale ? base : newest)),
    isPending: edit.isPending || fetchNewest.isPending,
    isStale,
    /** What somebody else changed. */
    changed: changedFields(valuesOf(base), valuesOf(newest)),
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)
const newerOf = (one: Student, other: Student) => (other.version > one.version ? other : one)
/** Whether what can be edited is another in a newer student. */
const isOtherIn = (base: Student, newer: Student) => changedFields(valuesOf(base), valuesOf(newer)).length > 0
