import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { ReportKind } from '#contract/practice/reports.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { ReportSubject } from '#server/reports/practice.queries.ts'

const tables: Record<Exclude<ReportKind, 'school'>, string> = {
  student: 'students',
  class: 'classes',
  chatbot: 'chatbots',
  avatar: 'avatars',
}
const nameQuery = (school_id: string, { kind, id }: ReportSubject): RawBuilder<unknown> =>
  kind === 'school'
    ? sql`select name from schools where id = ${school_id}`
    : sql`select name from ${sql.table(tables[kind])} where school_id = ${school_id} and id = ${id}`

export async function findName(
  db: Kysely<Tables>,
  school_id: string,
  subject: ReportSubject,
): Promise<string | undefined> {
  const rows = await rowsOf(db, z.object({ name: z.string() }), nameQuery(school_id, subject))
  return rows[0]?.name
}
