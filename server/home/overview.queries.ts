import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { Home } from '#contract/school/home.ts'
import { classesIn, conversationsIn, membersIn, studentsIn, type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'

const SchoolOverview = z.object({
  setup: Home.shape.setup,
  empty_class: Home.shape.empty_class,
  week: Home.shape.week,
  languages: Home.shape.languages.shape.items,
})
export type SchoolOverview = z.output<typeof SchoolOverview>

const hasConversations = (reach: Reach) =>
  sql`exists(select from ${conversationsIn(reach)} where school_id = ${reach.school_id})`

const hasAssignment = (reach: Reach) => sql`exists(
  select from assignments a where a.school_id = ${reach.school_id} and (a.student_id is not null
    or exists(select from ${membersIn(reach)} m where m.school_id = a.school_id and m.class_id = a.class_id)))`

const emptyClass = (reach: Reach) => sql`(
  select json_build_object('id', k.id, 'name', k.name) from ${classesIn(reach)} k
  where k.school_id = ${reach.school_id} and k.archived_at is null and not ${hasAssignment(reach)}
    and exists(select from assignments a where a.school_id = k.school_id and a.class_id = k.id)
  order by k.created_at desc limit 1)`

// Renewing a link clears `sent_at` and `last_used_at`, so the audit log and conversations count as well.
const setup = (reach: Reach) => sql`json_build_object(
  'students', exists(select from ${studentsIn(reach)} where school_id = ${reach.school_id}),
  'chatbot', exists(select from chatbots where school_id = ${reach.school_id} and status = 'published'),
  'assignment', ${hasAssignment(reach)},
  'links', exists(
      select from practice_links where school_id = ${reach.school_id} and coalesce(sent_at, last_used_at) is not null)
    or ${hasConversations(reach)}
    or exists(select from audit_log where school_id = ${reach.school_id} and action in ('links_sent', 'links_printed')),
  'conversation', ${hasConversations(reach)}) as setup`

export async function findOverview(
  db: Kysely<Tables>,
  reach: Reach,
  { zone, today }: SchoolDay,
): Promise<SchoolOverview> {
  const rows = await rowsOf(
    db,
    SchoolOverview,
    sql`
    select ${setup(reach)}, ${emptyClass(reach)} as empty_class,
      (select coalesce(json_agg(language), '[]') from practice_languages where school_id = ${reach.school_id}) as languages,
      (select json_build_object('active', count(*), 'practised', count(*) filter (
        where (last_practised_at at time zone ${zone}::text)::date >= date_trunc('week', ${today}::timestamp)::date))
      from ${studentsIn(reach)} where school_id = ${reach.school_id} and status = 'active') as week`,
  )
  const [overview] = rows
  if (!overview) throw new ApiError('unauthenticated')
  return overview
}
