import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { Report, ReportTotals } from '#contract/practice/reports.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { partnerRows, studentRows } from '#server/reports/breakdown.queries.ts'
import {
  type ReportScope,
  correctionColumns,
  correctionsColumn,
  dayRows,
  measureColumns,
  practisedConversations,
} from '#server/reports/practice.queries.ts'

const Figures = z.pick(Report, { totals: true, days: true, students: true, partners: true })
export type Figures = z.output<typeof Figures>

const noTotals: ReportTotals = {
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

// Materialized: one scan serves all figures.
const practisedCte = (reach: Reach, scope: ReportScope) => sql`
  practised as materialized (
    select id, day, student_id, chatbot_id, chatbot_name, avatar_id, avatar_name, last_message_at,
      turns, minutes, words, stayed, steps_done, steps_total, ${correctionColumns}
    from ${practisedConversations(reach, scope)} c)`

const totals = sql`
  select ${measureColumns}, ${correctionsColumn}, count(distinct p.student_id)::int as students, count(distinct p.day)::int as days,
    coalesce(sum(p.words), 0)::int as words, coalesce(sum(p.steps_done), 0)::int as steps_done,
    coalesce(sum(p.steps_total), 0)::int as steps_total
  from practised p`

export async function findTotals(db: Kysely<Tables>, reach: Reach, scope: ReportScope): Promise<ReportTotals> {
  const rows = await rowsOf(db, ReportTotals, sql`with ${practisedCte(reach, scope)} ${totals}`)
  return rows[0] ?? noTotals
}

const perUnit = (scope: ReportScope, unit: Report['unit']) => sql`
  select min(d.day)::text as date, count(distinct p.student_id)::int as students, ${measureColumns}
  from ${dayRows(scope)} d left join practised p on p.day = d.day
  group by d.${sql.ref(unit)} order by d.${sql.ref(unit)}`

const jsonList = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(l), '[]') from (${rows}) l)`

export async function findFigures(
  db: Kysely<Tables>,
  reach: Reach,
  { unit, ...scope }: ReportScope & Pick<Report, 'unit'>,
): Promise<Figures> {
  const studentList = scope.kind === 'student' ? sql`'[]'::json` : jsonList(studentRows(reach, scope))
  const rows = await rowsOf(
    db,
    Figures,
    sql`
    with ${practisedCte(reach, scope)}
    select (select row_to_json(t) from (${totals}) t) as totals, ${jsonList(perUnit(scope, unit))} as days,
      ${studentList} as students, ${jsonList(partnerRows)} as partners`,
  )
  return rows[0] ?? { totals: noTotals, days: [], students: [], partners: [] }
}
