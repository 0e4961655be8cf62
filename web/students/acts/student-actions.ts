import type { Student, StudentStatus } from '#contract/people/students.ts'

export interface StudentActions {
  open: (student: Student) => void
  setStatus: (student: Student, status: StudentStatus) => void
  remove: (student: Student) => void
}
