import { ImportedStudent } from '#contract/people/imports.ts'
import { Student } from '#contract/people/students.ts'

const emptyOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((name) => [name, null]))

export const studentWith = (known: Partial<Student>): Student =>
  // The keys are those of the contract; required values are given here.
  ({
    ...emptyOf(Student.shape),
    first_name: 'Ana',
    classes: [],
    status: 'active',
    version: 1,
    created_at: '2026-03-01T10:00:00.000Z',
    ...known,
  }) as Student

export const importedWith = (known: Partial<ImportedStudent>): ImportedStudent =>
  // The keys are those of the contract.
  ({ ...emptyOf(ImportedStudent.shape), first_name: 'Ana', classes: [], ...known }) as ImportedStudent
