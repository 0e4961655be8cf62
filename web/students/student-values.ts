import type { Level } from '#contract/languages.ts'
import { NewStudent, type Student } from '#contract/students.ts'

/** What the fields of the form hold; what is empty is an empty text. */
export interface StudentValues {
  first_name: string
  last_name: string
  email: string
  student_number: string
  level: Level | ''
  native_language: string
  class_ids: string[]
  notes: string
}

/** The form before anything is typed. */
export const blankStudent: StudentValues = {
  first_name: '',
  last_name: '',
  email: '',
  student_number: '',
  level: '',
  native_language: '',
  class_ids: [],
  notes: '',
}

/** Says whether something is the name of a field. */
export const isField = (name: unknown): name is keyof StudentValues =>
  typeof name === 'string' && Object.hasOwn(blankStudent, name)

/** A student as the form shows it. */
export const valuesOf = (student: Student): StudentValues => ({
  first_name: student.first_name,
  last_name: student.last_name ?? '',
  email: student.email ?? '',
  student_number: student.student_number ?? '',
  level: student.level ?? '',
  native_language: student.native_language ?? '',
  class_ids: student.classes.map(({ id }) => id),
  notes: student.notes ?? '',
})

const orNull = (text: string) => text.trim() || null

/** The form as the contract takes it, or what is wrong with it. */
export const parseValues = (values: StudentValues) =>
  NewStudent.safeParse({
    first_name: values.first_name,
    last_name: orNull(values.last_name),
    email: orNull(values.email),
    student_number: orNull(values.student_number),
    level: orNull(values.level),
    native_language: orNull(values.native_language),
    class_ids: values.class_ids,
    notes: orNull(values.notes),
  })

/** What of a student the form changes; without anything, nothing. */
export function changesOf(student: Student, wanted: NewStudent): Partial<NewStudent> {
  const { class_ids = [], ...texts } = wanted
  const changed = Object.entries(texts).filter(([field, value]) => value !== Reflect.get(student, field))
  const had = new Set(student.classes.map(({ id }) => id))
  const isSameClasses = had.size === class_ids.length && class_ids.every((id) => had.has(id))
  return { ...Object.fromEntries(changed), ...(!isSameClasses && { class_ids }) }
}

/** The fields that hold something else than before. */
export const changedFields = (before: StudentValues, now: StudentValues): (keyof StudentValues)[] =>
  Object.keys(now)
    .filter(isField)
    .filter((field) => String(now[field]) !== String(before[field]))
