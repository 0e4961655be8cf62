import type { School } from '#server/test/world.ts'
import { openStudents } from './students.ts'

export const openConversations = (school: School, search = '', width = 1200) =>
  openStudents(school, `/conversations${search}`, width)

export const addStudent = async ({ api }: School, first_name = 'Ana'): Promise<string> =>
  (await api.students.add({ body: { first_name } })).id
