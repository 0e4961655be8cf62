import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import type { StudentFilter, StudentQuery } from '#contract/people/student-filter.ts'
import { Student } from '#contract/people/students.ts'
import { type Reach, studentsIn } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { orderOf, studentConditions } from '#server/students/list.queries.ts'
import { studentColumns } from '#server/students/students.queries.ts'

const filePageSize = 500

export async function idsForFile(
  db: Kysely<Tables>,
  reach: Reach,
  { sort, ids, ...filter }: StudentFilter & Pick<StudentQuery, 'sort'> & { ids?: readonly string[] | undefined },
): Promise<string[]> {
  const chosen = ids
    ? sql`${studentConditions(reach, filter)} and s.id = any(${ids}::uuid[])`
    : studentConditions(reach, filter)
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`
    select s.id from ${studentsIn(reach)} s where ${chosen} order by ${orderOf(sort)}`,
  )
  return rows.map(({ id }) => id)
}

/** Deleted students are skipped. No connection is held while a page is sent to a slow reader. */
export async function* studentPages(
  db: Kysely<Tables>,
  reach: Reach,
  ids: readonly string[],
): AsyncGenerator<Student[]> {
  for (let start = 0; start < ids.length; start += filePageSize) {
    const rows = await rowsOf(
      db,
      Student,
      sql`
      select ${studentColumns(reach)}
      from unnest(${ids.slice(start, start + filePageSize)}::uuid[]) with ordinality as wanted (id, position)
      join ${studentsIn(reach)} s on s.school_id = ${reach.school_id} and s.id = wanted.id order by wanted.position`,
    )
    yield rows
  }
}

export async function findMatchingIds(db: Kysely<Tables>, reach: Reach, filter: StudentFilter): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`
    select s.id from ${studentsIn(reach)} s where ${studentConditions(reach, filter)}`,
  )
  return rows.map(({ id }) => id)
}
