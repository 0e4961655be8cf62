import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#contract/errors.ts'
import type { NewStudent, Student } from '#contract/students.ts'
import { useToasts } from '../ui/toasts.tsx'
import { nameOf } from './student-name.ts'
import { changesOf, valuesOf } from './student-values.ts'
import { useEditStudent, useNewestStudent } from './students.api.ts'
import { useStudentForm } from './use-student-form.ts'

/** The form of a student who is here already: saves what was changed, and knows when somebody else was faster. */
export function useEditForm(student: Student, onClose: () => void) {
  const { t } = useTranslation('students')
  const toasts = useToasts()
  const [newest, setNewest] = useState(student)
  const { form, fill, fillUnder, refuse } = useStudentForm(valuesOf(student))
  const edit = useEditStudent()
  const fetchNewest = useNewestStudent()

  const fail = (error: unknown) => {
    if (codeOf(error) === 'not_found') form.setError('root', { message: t(($) => $.editing.gone) })
    else if (codeOf(error) !== 'edited_elsewhere') refuse(error)
  }
  const send = (wanted: NewStudent) => {
    const changes = changesOf(newest, wanted)
    if (Object.keys(changes).length === 0) return onClose()
    return edit.mutate(
      { params: { id: newest.id }, body: { ...changes, version: newest.version } },
      {
        onError: fail,
        onSuccess: (saved) => {
          fill(valuesOf(saved))
          onClose()
          toasts.success(t(($) => $.act.saved, { name: nameOf(saved) }))
        },
      },
    )
  }
  const takeNewest = ({ keepsMine }: { keepsMine: boolean }) =>
    fetchNewest.mutate(newest.id, {
      onError: fail,
      onSuccess: (found) => {
        setNewest(found)
        edit.reset()
        if (keepsMine) fillUnder(valuesOf(newest), valuesOf(found))
        else fill(valuesOf(found))
      },
    })

  return {
    form,
    newest,
    takeNewest,
    save: form.handleSubmit(send),
    isPending: edit.isPending || fetchNewest.isPending,
    isStale: codeOf(edit.error) === 'edited_elsewhere',
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)
