import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Report, ReportCorrection, reportLimits } from '#contract/practice/reports.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type ReportScope, practisedConversations } from '#server/reports/practice.queries.ts'

export type Feedback = Pick<Report, 'vocabulary' | 'corrections'>

const Line = z.extend(ReportCorrection, {
  list: z.enum(['used', 'missed', 'corrected', 'summary']),
  kind: z.nullable(ReportCorrection.shape.kind),
  written: z.nullable(ReportCorrection.shape.written),
})
type Line = z.output<typeof Line>

const lines = sql`lateral (
  select 'summary' as list, null as kind, null as written, null as better
  union all
  select 'used', null, e->>'word', null from jsonb_array_elements(p.summary->'words_used') e
  union all
  select 'missed', null, e->>'word', null from jsonb_array_elements(p.summary->'words_missed') e
  union all
  select 'corrected', e->>'kind', e->>'written', e->>'better' from jsonb_array_elements(p.summary->'corrections') e)`

const { words, corrections } = reportLimits

/** In the most frequent spelling. A single scan, because reading the summaries takes most of the time. */
export async function findFeedback(db: Kysely<Tables>, reach: Reach, scope: ReportScope): Promise<Feedback> {
  const rows = await rowsOf(
    db,
    Line,
    sql`
    select list, kind, written, better, language, conversations from (
      select list, kind, (array_agg(written order by times desc, written))[1] as written,
        (array_agg(better order by times desc, better))[1] as better, language, sum(times)::int as conversations,
        row_number() over (partition by list order by sum(times) desc, lower(written), lower(better), language) as place
      from (
        select l.list, l.kind, l.written, l.better, p.language, count(*) as times
        from ${practisedConversations(reach, scope)} p cross join ${lines} l
        where p.summary is not null group by l.list, l.kind, l.written, l.better, p.language) told
      group by list, kind, lower(written), lower(better), language) folded
    where place <= case list when 'corrected' then ${corrections}::int else ${words}::int end order by list, place`,
  )
  return feedbackOf(rows)
}

function feedbackOf(rows: readonly Line[]): Feedback {
  const listed = (name: Line['list']) => rows.filter(({ list }) => list === name)
  const wordsOf = (list: Line['list']) =>
    listed(list).flatMap(({ written: word, language, conversations }) =>
      word === null ? [] : { word, language, conversations },
    )
  const conversations = listed('summary').reduce((sum, line) => sum + line.conversations, 0)
  return {
    vocabulary: { conversations, used: wordsOf('used'), missed: wordsOf('missed') },
    corrections: listed('corrected').flatMap(({ list: _list, kind, written, ...correction }) =>
      kind === null || written === null ? [] : { kind, written, ...correction },
    ),
  }
}
