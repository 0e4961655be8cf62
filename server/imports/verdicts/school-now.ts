import type { Seats, StudentStatus } from '#contract/students.ts'

/** A student of the school, as far as rows are compared with one. */
export interface StudentHere {
  id: string
  first_name: string
  last_name: string | null
  email: string | null
  student_number: string | null
  level: string | null
  status: StudentStatus
}

/** The school that the rows of a file are compared with, at one moment. */
export interface SchoolNow {
  students: readonly StudentHere[]
  /** The addresses of the file that belong to students of other schools. */
  elsewhere: ReadonlySet<string>
  seats: Seats
}
