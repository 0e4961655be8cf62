import * as z from 'zod/mini'
import { type Seats, Student } from '#contract/students.ts'

/** A student of the school, as far as rows are compared with one. */
export const KnownStudent = z.pick(Student, {
  id: true,
  first_name: true,
  last_name: true,
  email: true,
  student_number: true,
  level: true,
  status: true,
})
export type KnownStudent = z.output<typeof KnownStudent>

/** Whether an address belongs to a student of another school; `withheld` where that may not be said. */
export type AddressAnswer = 'elsewhere' | 'free' | 'withheld'

/** The school that the rows of a file are compared with, at one moment. */
export interface SchoolSnapshot {
  students: readonly KnownStudent[]
  /** What is said of an address that is no student's here. */
  answerTo: (email: string) => AddressAnswer
  seats: Seats
}
