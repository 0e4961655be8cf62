import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Report, reportLimits } from '#contract/practice/reports.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { jsonList, type ReportScope, practisedConversations } from '#server/reports/practice.queries.ts'

const Vocabulary = Report.shape.vocabulary

// In the most frequent spelling.
const wordsIn = (list: RawBuilder<unknown>) => sql`
  select (array_agg(word order by times desc, word))[1] as word, language, sum(times)::int as conversations
  from (
    select e->>'word' as word, language, sum(times) as times from sets cross join jsonb_array_elements(${list}) e
    where e->>'word' is not null group by e->>'word', language) each
  group by lower(word), language order by sum(times) desc, lower(word), language limit ${reportLimits.words}`

/** The words of all conversations. What many have alike is taken apart once: it is most of the time. */
export async function findVocabulary(
  db: Kysely<Tables>,
  reach: Reach,
  scope: ReportScope,
): Promise<Report['vocabulary']> {
  const row = await rowOf(
    db,
    Vocabulary,
    sql`
    with sets as materialized (
      select p.language, p.summary->'words_used' as used, p.summary->'words_missed' as missed, count(*) as times
      from ${practisedConversations(reach, scope)} p where p.summary is not null group by 1, 2, 3)
    select (select coalesce(sum(times), 0)::int from sets) as conversations,
      ${jsonList(wordsIn(sql`used`))} as used, ${jsonList(wordsIn(sql`missed`))} as missed`,
  )
  return row ?? { conversations: 0, used: [], missed: [] }
}
