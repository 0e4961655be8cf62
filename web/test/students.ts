import { ImportedStudent } from '#contract/imports.ts'
import { Student } from '#contract/students.ts'

const emptyOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((name) => [name, null]))

/** An active student with what the test says; every other field of the contract is empty. */
export const studentWith = (known: Partial<Student>): Student =>
  // The names are those of the contract, and what may not be empty is said here.
  ({
    ...emptyOf(Student.shape),
    first_name: 'Ana',
    classes: [],
    status: 'active',
    version: 1,
    created_at: '2026-03-01T10:00:00.000Z',
    ...known,
  }) as Student

/** A student as a row of a file says it, with what the test says and nothing else. */
export const importedWith = (known: Partial<ImportedStudent>): ImportedStudent =>
  // The names are those of the contract.
  ({ ...emptyOf(ImportedStudent.shape), first_name: 'Ana', classes: [], ...known }) as ImportedStudent
