import type { Student, StudentStatus } from '#contract/students.ts'

/** What can be done to one student. */
export interface StudentActions {
  open: (student: Student) => void
  setStatus: (student: Student, status: StudentStatus) => void
  remove: (student: Student) => void
}
