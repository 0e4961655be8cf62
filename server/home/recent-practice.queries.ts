import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { Home } from '#contract/school/home.ts'
import type { Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { topRows } from '#server/home/top-rows.queries.ts'
import { dayRows, measureColumns, practisedConversations, type DateRange } from '#server/reports/practice.queries.ts'

const RecentPractice = z.object({
  days: Home.shape.days,
  most: Home.shape.students.shape.most,
  most_used: Home.shape.chatbots.shape.most_used,
})
export type RecentPractice = z.output<typeof RecentPractice>

const dailyFigures = (range: DateRange) => sql`
  select d.day::text as date, count(distinct p.student_id)::int as students, ${measureColumns}
  from ${dayRows(range)} d left join practised p on p.day = d.day group by d.day order by d.day`

const students = (reach: Reach) => sql`
  select s.id, s.name, ${measureColumns} from practised p
  join students s on s.school_id = ${reach.school_id} and s.id = p.student_id and s.status = 'active'
  group by s.school_id, s.id`

const chatbots = (reach: Reach) => sql`
  select b.id, b.name, b.language, b.status, count(*)::int as conversations from practised p
  join chatbots b on b.school_id = ${reach.school_id} and b.id = p.chatbot_id
  group by b.school_id, b.id`

const byName = sql`name collate natural_order, id`

export async function findRecentPractice(db: Kysely<Tables>, reach: Reach, range: DateRange): Promise<RecentPractice> {
  const conversations = practisedConversations(reach, { kind: 'school', id: null, ...range })
  const rows = await rowsOf(
    db,
    RecentPractice,
    sql`
    with practised as materialized (
      select id, day, student_id, chatbot_id, turns, minutes, words, stayed from ${conversations} p)
    select (select json_agg(d) from (${dailyFigures(range)}) d) as days,
      ${topRows(students(reach), sql`minutes desc, conversations desc, ${byName}`)} as most,
      ${topRows(chatbots(reach), sql`conversations desc, ${byName}`)} as most_used`,
  )
  const none = { total: 0, items: [] }
  return rows[0] ?? { days: [], most: none, most_used: none }
}
