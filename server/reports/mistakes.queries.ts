import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ReportCorrection, ReportMistake, reportLimits } from '#contract/practice/reports.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { jsonList, type ReportScope, practisedConversations } from '#server/reports/practice.queries.ts'

const Mistakes = z.object({
  corrections: z.array(ReportCorrection),
  mistakes: z.array(z.omit(ReportMistake, { why: true })),
})
type Mistakes = z.output<typeof Mistakes>

// In the most frequent spelling.
const corrections = sql`
  select kind, (array_agg(written order by times desc, written))[1] as written,
    (array_agg(better order by times desc, better))[1] as better, language, sum(times)::int as conversations
  from (
    select kind, written, better, language, count(*) as times from told
    where kind is not null and written is not null group by kind, written, better, language) each
  group by kind, lower(written), lower(better), language
  order by sum(times) desc, lower(written), lower(better), language limit ${reportLimits.corrections}`

const mistakes = sql`
  select rule, kind, language, count(distinct id)::int as conversations,
    count(*) filter (where coaching in ('asked', 'right', 'wrong'))::int as asked,
    count(*) filter (where coaching = 'right')::int as mended,
    (count(distinct id) - count(distinct student_id))::int as again,
    (array_agg(written order by last_message_at desc))[1] as written,
    (array_agg(better order by last_message_at desc))[1] as better
  from told where rule not in ('spelling', 'accents')
  group by rule, kind, language order by conversations desc, rule, language limit ${reportLimits.mistakes}`

/** What was corrected most, and which rules of grammar it was about. A single scan, because reading the summaries takes most of the time. */
export async function findMistakes(db: Kysely<Tables>, reach: Reach, scope: ReportScope): Promise<Mistakes> {
  const row = await rowOf(
    db,
    Mistakes,
    sql`
    with told as materialized (
      select p.id, p.student_id, p.language, p.last_message_at, e->>'kind' as kind, e->>'written' as written,
        e->>'better' as better, e->>'rule' as rule, e->>'coaching' as coaching
      from ${practisedConversations(reach, scope)} p cross join jsonb_array_elements(p.summary->'corrections') e)
    select ${jsonList(corrections)} as corrections, ${jsonList(mistakes)} as mistakes`,
  )
  return row ?? { corrections: [], mistakes: [] }
}
