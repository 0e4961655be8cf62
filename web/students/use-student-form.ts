import { useForm, type UseFormReturn } from 'react-hook-form'
import type { NewStudent } from '#contract/students.ts'
import { useErrorText } from '../lib/error-text.ts'
import { refusedFields, resolveStudent } from './student-problems.ts'
import type { StudentValues } from './student-values.ts'

export type StudentForm = UseFormReturn<StudentValues, unknown, NewStudent>

/** The form of a student, judged by the contract, and a way to show what the server refused. */
export function useStudentForm(defaultValues: StudentValues) {
  const form: StudentForm = useForm({ defaultValues, resolver: resolveStudent })
  const errorText = useErrorText()
  const refuse = (error: unknown) => {
    const fields = refusedFields(error)
    for (const [index, [field, type]] of fields.entries()) form.setError(field, { type }, { shouldFocus: index === 0 })
    if (fields.length === 0) form.setError('root', { message: errorText(error) })
  }
  return { form, refuse }
}
