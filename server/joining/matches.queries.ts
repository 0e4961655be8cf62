import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { wordsOf } from '#server/students/fold.ts'
import { nameWords } from '#server/students/similar/names.ts'

const Classmate = z.object({
  id: z.uuid(),
  class_id: z.uuid(),
  first_name: z.string(),
  last_name: z.nullable(z.string()),
  name: z.string(),
  status: z.enum(['active', 'inactive']),
  has_practised: z.boolean(),
  /** A browser has joined as this student with a code. */
  has_joined: z.boolean(),
})
export type Classmate = z.output<typeof Classmate>

export const listClassmates = (
  db: Kysely<Tables>,
  school_id: string,
  class_ids: readonly string[],
): Promise<Classmate[]> =>
  rowsOf(
    db,
    Classmate,
    sql`
    select s.id, m.class_id, s.first_name, s.last_name, s.name, s.status,
      l.last_used_at is not null or s.last_practised_at is not null as has_practised,
      exists (select from join_requests r
        where r.school_id = s.school_id and r.student_id = s.id and r.kind = 'join' and r.state = 'approved') as has_joined
    from class_members m join students s on s.school_id = m.school_id and s.id = m.student_id
    left join practice_links l on l.school_id = s.school_id and l.student_id = s.id
    where m.school_id = ${school_id} and m.class_id = any(${class_ids}::uuid[])
    order by s.name collate natural_order, s.id`,
  )

interface GivenName {
  first_name: string
  last_name: string | null
}

/** Students with the same name; one who gives only a first name matches by it. */
export function matchesOf<One extends GivenName>(given: GivenName, classmates: readonly One[]): One[] {
  const whole = nameWords(given).join(' ')
  const first = given.last_name === null ? wordsOf(given.first_name).join(' ') : null
  return classmates.filter(
    (one) => nameWords(one).join(' ') === whole || (first !== null && wordsOf(one.first_name).join(' ') === first),
  )
}
