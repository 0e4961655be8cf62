import * as z from 'zod/mini'
import { type Seats, Student } from '#contract/people/students.ts'

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

export type AddressAnswer = 'elsewhere' | 'free' | 'withheld'

export interface SchoolSnapshot {
  students: readonly KnownStudent[]
  answerTo: (email: string) => AddressAnswer
  seats: Seats
}
