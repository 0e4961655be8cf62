import { type RawBuilder, sql } from 'kysely'
import type { Measures } from '#contract/conversations.ts'
import type { ReportKind } from '#contract/reports.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'

/** Days of a school, both included. */
export interface DateRange extends Pick<SchoolDay, 'zone'> {
  from: string
  to: string
}
/** What a report is of: the whole school, or somebody or something of it. */
export interface ReportSubject {
  kind: ReportKind
  /** Null for the school. */
  id: string | null
}
/** What a report is of, and of which days. */
export type ReportScope = ReportSubject & DateRange

const conditions: Record<ReportKind, (school_id: string, id: string | null) => RawBuilder<unknown>> = {
  school: () => sql`true`,
  student: (_, id) => sql`c.student_id = ${id}`,
  class: (school_id, id) => sql`c.student_id in (
    select m.student_id from class_members m where m.school_id = ${school_id} and m.class_id = ${id})`,
  chatbot: (_, id) => sql`c.chatbot_id = ${id}`,
  avatar: (_, id) => sql`c.avatar_id = ${id}`,
}

/** When a school's day begins, or one that is so many days after it. */
const startOf = (zone: string, day: RawBuilder<unknown>) => sql`(${day} at time zone ${zone}::text)`
const after = (day: string, days: number) => sql`(${day}::date + ${days}::int)::timestamp`

/** The days, and the Monday of the week of each. */
export const dayRows = ({ from, to }: DateRange): RawBuilder<unknown> => sql`(
  select n::date as day, date_trunc('week', n)::date as week
  from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') n)`

const measure = (name: keyof Measures) => sql`(c.measures->>${name})`

// A day is looked up among the midnights: asking the zone about every conversation costs more than reading it.
/** The conversations of some days in which the student said something, each with its day and its measures. */
export const practisedConversations = (
  school_id: string,
  { kind, id, zone, from, to }: ReportScope,
): RawBuilder<unknown> => sql`(
  select c.*, ${measure('turns')}::int as turns, ${measure('minutes')}::float8 as minutes, ${measure('words')}::int as words,
    ${measure('stayed')}::float8 as stayed, ${measure('steps_done')}::int as steps_done,
    ${measure('steps_total')}::int as steps_total, c.measures->'corrections' as corrections,
    ${from}::date - 1 + width_bucket(c.last_message_at, (
      select array_agg(${startOf(zone, sql`n`)} order by n)
      from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') n)) as day
  from conversations c
  where c.school_id = ${school_id} and c.last_message_at >= ${startOf(zone, after(from, 0))}
    and c.last_message_at < ${startOf(zone, after(to, 1))} and ${conditions[kind](school_id, id)}
    and ${measure('turns')}::int > 0)`

/** What the conversations `p` of a group amount to; a group may have none. */
export const measureColumns: RawBuilder<unknown> = sql`
  count(p.id)::int as conversations, coalesce(sum(p.turns), 0)::int as turns,
  round(coalesce(sum(p.minutes), 0)::numeric, 1)::float8 as minutes,
  round((sum(p.stayed * p.words) / nullif(sum(p.words) filter (where p.stayed is not null), 0))::numeric, 2)::float8 as stayed`

const correctionSum = (kind: string) => sql`coalesce(sum((p.corrections->>${kind})::int), 0)`
/** How much was corrected in them, by kind. */
export const correctionsColumn: RawBuilder<unknown> = sql`json_build_object('spelling', ${correctionSum('spelling')},
  'accents', ${correctionSum('accents')}, 'other_language', ${correctionSum('other_language')}) as corrections`

/** An instant as JSON has it everywhere else. */
export const isoInstant = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
