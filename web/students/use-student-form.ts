import { type UseFormReturn, useForm } from 'react-hook-form'
import type { NewStudent } from '#contract/students.ts'
import { useErrorText } from '../lib/error-text.ts'
import { refusedFields, resolveStudent } from './student-problems.ts'
import { changedFields, type StudentValues } from './student-values.ts'

export type StudentForm = UseFormReturn<StudentValues, unknown, NewStudent>

/** The form of a student, judged by the contract. */
export function useStudentForm(defaultValues: StudentValues) {
  const form: StudentForm = useForm({ defaultValues, resolver: resolveStudent })
  const errorText = useErrorText()
  return {
    form,
    /** Starts anew from other values; inputs stay registered, because compiled ones don't register twice. */
    fill: (values: StudentValues) => form.reset(values, { keepFieldsRef: true }),
    /** The same under what was typed already. */
    fillUnder: (before: StudentValues, values: StudentValues) => {
      const typed = form.getValues()
      form.reset(values, { keepFieldsRef: true })
      for (const field of changedFields(before, typed)) form.setValue(field, typed[field], { shouldDirty: true })
    },
    /** Shows what the server refused at its field, or above the form. */
    refuse: (error: unknown) => {
      const fields = refusedFields(error)
      for (const [index, [field, type]] of fields.entries())
        form.setError(field, { type }, { shouldFocus: index === 0 })
      if (fields.length === 0) form.setError('root', { message: errorText(error) })
    },
  }
}
