import { type Kysely, sql } from 'kysely'
import { Student } from '#contract/people/students.ts'
import { type Reach, studentsIn } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { nameWords, shareName } from '#server/students/similar/names.ts'
import { bareAddress, isNearAddress } from '#server/students/similar/near-address.ts'
import { studentColumns } from '#server/students/students.queries.ts'

const maxShown = 3
const maxCompared = 500

export interface Newcomer {
  first_name: string
  last_name?: string | undefined
  email?: string | undefined
}

export async function findSimilar(
  db: Kysely<Tables>,
  reach: Reach,
  { first_name, last_name = '', email = '' }: Newcomer,
): Promise<Student[]> {
  const person = { first_name, last_name }
  const words = nameWords(person).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const rows = await rowsOf(
    db,
    Student,
    sql`
    select ${studentColumns(reach)} from ${studentsIn(reach)} s
    where s.school_id = ${reach.school_id} and (s.search like any(${words}::text[]) or s.email = ${email})
    order by s.status, s.id limit ${maxCompared}`,
  )
  const name = nameWords(person).join(' ')
  const isSimilar = (one: Student) =>
    nameWords(one).join(' ') === name ||
    (one.email !== null &&
      email !== '' &&
      (one.email === email || (shareName(one, person) && isNearAddress(bareAddress(one.email), bareAddress(email)))))
  return rows.filter(isSimilar).slice(0, maxShown)
}
