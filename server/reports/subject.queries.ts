import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { ReportKind } from '#contract/practice/reports.ts'
import { classesIn, type Reach, studentsIn } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { ReportSubject } from '#server/reports/practice.queries.ts'

const tables: Record<Exclude<ReportKind, 'school'>, (reach: Reach) => RawBuilder<unknown>> = {
  student: studentsIn,
  class: classesIn,
  chatbot: () => sql`chatbots`,
  avatar: () => sql`avatars`,
}
const nameQuery = (reach: Reach, { kind, id }: ReportSubject): RawBuilder<unknown> =>
  kind === 'school'
    ? sql`select name from schools where id = ${reach.school_id}`
    : sql`select name from ${tables[kind](reach)} s where school_id = ${reach.school_id} and id = ${id}`

export async function findName(db: Kysely<Tables>, reach: Reach, subject: ReportSubject): Promise<string | undefined> {
  const rows = await rowsOf(db, z.object({ name: z.string() }), nameQuery(reach, subject))
  return rows[0]?.name
}
