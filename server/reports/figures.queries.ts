import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { Report, ReportTotals } from '#contract/reports.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { partners, students } from '#server/reports/lines.queries.ts'
import { type Asked, corrections, days, measured, practised } from '#server/reports/practised.queries.ts'

/** What is counted of some conversations: all together, by the day or the week, by student and by partner. */
const Figures = z.pick(Report, { totals: true, days: true, students: true, partners: true })
export type Figures = z.output<typeof Figures>

const nothing: ReportTotals = {
  conversations: 0,
  turns: 0,
  minutes: 0,
  stayed: null,
  students: 0,
  days: 0,
  words: 0,
  steps_done: 0,
  steps_total: 0,
  corrections: { spelling: 0, accents: 0, grammar: 0, other_language: 0 },
}

// They are read once for all figures.
const read = (school_id: string, asked: Asked) => sql`
  practised as materialized (
    select id, day, student_id, chatbot_id, chatbot_name, avatar_id, avatar_name, last_message_at,
      turns, minutes, words, stayed, steps_done, steps_total, corrections
    from ${practised(school_id, asked)} c)`

const totals = sql`
  select ${measured}, ${corrections}, count(distinct p.student_id)::int as students, count(distinct p.day)::int as days,
    coalesce(sum(p.words), 0)::int as words, coalesce(sum(p.steps_done), 0)::int as steps_done,
    coalesce(sum(p.steps_total), 0)::int as steps_total
  from practised p`

/** What all conversations of some days amount to. */
export async function findTotals(db: Kysely<Tables>, school_id: string, asked: Asked): Promise<ReportTotals> {
  const rows = await rowsOf(db, ReportTotals, sql`with ${read(school_id, asked)} ${totals}`)
  return rows[0] ?? nothing
}

// Those without practice are there, too.
const chart = (asked: Asked, unit: Report['unit']) => sql`
  select min(d.day)::text as date, count(distinct p.student_id)::int as students, ${measured}
  from ${days(asked)} d left join practised p on p.day = d.day
  group by d.${sql.ref(unit)} order by d.${sql.ref(unit)}`

const listOf = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(l), '[]') from (${rows}) l)`

/** What is counted of the conversations of some days; a student's report counts no students. */
export async function findFigures(
  db: Kysely<Tables>,
  school_id: string,
  { unit, ...asked }: Asked & Pick<Report, 'unit'>,
): Promise<Figures> {
  const people = asked.kind === 'student' ? sql`'[]'::json` : listOf(students(school_id, asked))
  const rows = await rowsOf(
    db,
    Figures,
    sql`
    with ${read(school_id, asked)}
    select (select row_to_json(t) from (${totals}) t) as totals, ${listOf(chart(asked, unit))} as days,
      ${people} as students, ${listOf(partners)} as partners`,
  )
  return rows[0] ?? { totals: nothing, days: [], students: [], partners: [] }
}
