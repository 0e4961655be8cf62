import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ReportMistake, reportLimits } from '#contract/practice/reports.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type ReportScope, practisedConversations } from '#server/reports/practice.queries.ts'

const Row = z.omit(ReportMistake, { why: true })

export const findMistakes = (db: Kysely<Tables>, reach: Reach, scope: ReportScope): Promise<z.output<typeof Row>[]> =>
  rowsOf(
    db,
    Row,
    sql`
    select e->>'rule' as rule, e->>'kind' as kind, p.language, count(distinct p.id)::int as conversations,
      count(*) filter (where e->>'coaching' in ('asked', 'right', 'wrong'))::int as asked,
      count(*) filter (where e->>'coaching' = 'right')::int as mended,
      (count(distinct p.id) - count(distinct p.student_id))::int as again,
      (array_agg(e->>'written' order by p.last_message_at desc))[1] as written,
      (array_agg(e->>'better' order by p.last_message_at desc))[1] as better
    from ${practisedConversations(reach, scope)} p cross join jsonb_array_elements(p.summary->'corrections') e
    where e ? 'rule' and e->>'rule' not in ('spelling', 'accents')
    group by e->>'rule', e->>'kind', p.language order by conversations desc, rule, language
    limit ${reportLimits.mistakes}`,
  )
