import type { School } from '#server/test/world.ts'
import { openStudents } from './students.ts'

/** Opens the conversations as a school that is signed in, on a page of so many pixels. */
export const openConversations = (school: School, search = '', width = 1200) =>
  openStudents(school, `/conversations${search}`, width)

/** Adds a student to a school, and gives the id. */
export const addStudent = async ({ api }: School, first_name = 'Ana'): Promise<string> =>
  (await api.students.add({ body: { first_name } })).id
