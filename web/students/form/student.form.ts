import type { UseFormReturn } from 'react-hook-form'
import { NewStudent, type Student } from '#contract/people/students.ts'
import { contractForm, type FormValues } from '../../forms/contract-form.ts'

const problems = [
  'missing',
  'long',
  'email',
  'characters',
  'manyClasses',
  'email_taken',
  'student_elsewhere',
  'number_taken',
  'classGone',
  'refused',
] as const

export const studentForm = contractForm<Student, NewStudent, (typeof problems)[number]>({
  schema: NewStudent,
  contentOf: ({ classes }) => ({ class_ids: classes.map(({ id }) => id) }),
  problems,
  issues: { too_small: 'missing', too_big: 'long', invalid_format: 'characters' },
  ofField: { class_ids: { too_big: 'manyClasses' }, email: { invalid_format: 'email' } },
  refusals: {
    email_taken: ['email', 'email_taken'],
    student_elsewhere: ['email', 'student_elsewhere'],
    number_taken: ['student_number', 'number_taken'],
    not_found: ['class_ids', 'classGone'],
  },
})
export type StudentField = keyof NewStudent
export type StudentForm = UseFormReturn<FormValues<NewStudent>, unknown, NewStudent>
