import type { Student } from '#contract/people/students.ts'
import type { StudentStatus } from '#contract/people/student-filter.ts'

export interface StudentActions {
  open: (student: Student) => void
  setStatus: (student: Student, status: StudentStatus) => void
  remove: (student: Student) => void
}
