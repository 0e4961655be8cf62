import { conversationsIn, currentOrArchivedMembersIn, type Reach } from '#server/database/reach.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Measures } from '#contract/practice/conversations.ts'
import type { ReportKind } from '#contract/practice/reports.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'

/** Dates in the school's time zone, both included. */
export interface DateRange extends Pick<SchoolDay, 'zone'> {
  from: string
  to: string
}
export interface ReportSubject {
  kind: ReportKind
  id: string | null
}
export type ReportScope = ReportSubject & DateRange

const conditions: Record<ReportKind, (reach: Reach, id: string | null) => RawBuilder<unknown>> = {
  school: () => sql`true`,
  student: (_, id) => sql`c.student_id = ${id}`,
  class: (reach, id) => sql`c.student_id in (
    select m.student_id from ${currentOrArchivedMembersIn(reach)} m where m.school_id = ${reach.school_id} and m.class_id = ${id})`,
  chatbot: (_, id) => sql`c.chatbot_id = ${id}`,
  avatar: (_, id) => sql`c.avatar_id = ${id}`,
}

const startOf = (zone: string, day: RawBuilder<unknown>) => sql`(${day} at time zone ${zone}::text)`
const after = (day: string, days: number) => sql`(${day}::date + ${days}::int)::timestamp`

export const dayRows = ({ from, to }: DateRange): RawBuilder<unknown> => sql`(
  select n::date as day, date_trunc('week', n)::date as week
  from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') n)`

const measure = (name: keyof Measures) => sql`(c.measures->>${name})`

const correctionKinds = [
  'spelling',
  'accents',
  'grammar',
  'other_language',
] as const satisfies (keyof Measures['corrections'])[]
export const correctionColumns: RawBuilder<unknown> = sql.raw(correctionKinds.join(', '))
const correctionsOf = (kind: string) => sql`(c.measures->'corrections'->>${kind})::int as ${sql.ref(kind)}`

// width_bucket over the midnights: a time zone conversion per conversation is slower than reading it.
export const practisedConversations = (
  reach: Reach,
  { kind, id, zone, from, to }: ReportScope,
): RawBuilder<unknown> => sql`(
  select c.*, ${measure('turns')}::int as turns, ${measure('minutes')}::float8 as minutes, ${measure('words')}::int as words,
    ${measure('stayed')}::float8 as stayed, ${measure('steps_done')}::int as steps_done,
    ${measure('steps_total')}::int as steps_total, ${sql.join(correctionKinds.map(correctionsOf))},
    ${from}::date - 1 + width_bucket(c.last_message_at, (
      select array_agg(${startOf(zone, sql`n`)} order by n)
      from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') n)) as day
  from ${conversationsIn(reach)} c
  where c.school_id = ${reach.school_id} and c.last_message_at >= ${startOf(zone, after(from, 0))}
    and c.last_message_at < ${startOf(zone, after(to, 1))} and ${conditions[kind](reach, id)}
    and ${measure('turns')}::int > 0)`

export const measureColumns: RawBuilder<unknown> = sql`
  count(p.id)::int as conversations, coalesce(sum(p.turns), 0)::int as turns,
  round(coalesce(sum(p.minutes), 0)::numeric, 1)::float8 as minutes,
  round((sum(p.stayed * p.words) / nullif(sum(p.words) filter (where p.stayed is not null), 0))::numeric, 2)::float8 as stayed`

const correctionSums = correctionKinds.map((kind) => `'${kind}', coalesce(sum(p.${kind}), 0)`)
export const correctionsColumn: RawBuilder<unknown> = sql.raw(
  `json_build_object(${correctionSums.join(', ')}) as corrections`,
)

/** The format of timestamps in JSON everywhere else. */
export const isoInstant = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
