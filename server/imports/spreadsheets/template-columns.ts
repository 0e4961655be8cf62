import type { ImportField } from '#contract/imports.ts'

/** The columns of the template, in its order, and how many characters wide they are. */
export const templateColumns = [
  { field: 'first_name', width: 18 },
  { field: 'last_name', width: 20 },
  { field: 'email', width: 32 },
  { field: 'level', width: 10 },
  { field: 'classes', width: 28 },
  { field: 'student_number', width: 18 },
  { field: 'native_language', width: 18 },
  { field: 'notes', width: 36 },
] as const satisfies { field: ImportField; width: number }[]
