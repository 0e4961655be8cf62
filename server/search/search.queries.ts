import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Found, mostFound } from '#contract/search.ts'
import { rowsOf } from '#server/database/rows-of.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { matching } from '#server/students/list.queries.ts'

type Find = (school_id: string, q: string) => RawBuilder<Found>

// The words of one query may stand anywhere, and the name that begins with them comes first.
const students: Find = (school_id, q) => sql<Found>`
  select s.id, s.name, coalesce(s.email, s.student_number) as detail from students s
  where ${matching(school_id, { search: q })}
  order by not starts_with(fold(s.name), fold(${q})), s.status, s.name collate natural_order, s.id limit ${mostFound}`

const classes: Find = (school_id, q) => sql<Found>`
  select c.id, c.name, c.level as detail from classes c
  where c.school_id = ${school_id} and strpos(fold(c.name), fold(${q})) > 0
  order by not starts_with(fold(c.name), fold(${q})), c.name collate natural_order, c.id limit ${mostFound}`

/** What a school has under some words, of each kind. */
export async function find(
  db: Kysely<Tables>,
  school_id: string,
  q: string,
): Promise<{ students: Found[]; classes: Found[] }> {
  const of = (kind: Find) => rowsOf(db, kind(school_id, q))
  const [foundStudents, foundClasses] = await Promise.all([of(students), of(classes)])
  return { students: foundStudents, classes: foundClasses }
}
