import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { ChatbotItem, type ChatbotStatus, type chatbotSorts, type chatbots } from '#contract/teaching/chatbots.ts'
import { sharedColumns } from '#server/chatbots/chatbots.queries.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type ChatbotQuery = z.output<(typeof chatbots)['list']['query']>
type Filter = Pick<ChatbotQuery, 'search' | 'language' | 'status'>

const maxSearchWords = 6

const name = sql`c.name collate natural_order`
/** The id breaks ties, so that pages never overlap. */
const orders: Record<(typeof chatbotSorts)[number], RawBuilder<unknown>> = {
  name: sql`${name}, c.id`,
  '-name': sql`${name} desc, c.id desc`,
  edited_at: sql`c.edited_at, c.id`,
  '-edited_at': sql`c.edited_at desc, c.id desc`,
  student_count: sql`student_count, c.id`,
  '-student_count': sql`student_count desc, c.id desc`,
}

function matching(reach: Reach, { search = '', language, status }: Filter): RawBuilder<unknown> {
  const conditions = [sql`c.school_id = ${reach.school_id}`]
  conditions.push(status ? sql`c.status = ${status}` : sql`c.status <> 'archived'`)
  if (language) conditions.push(sql`c.language = ${language}`)
  for (const word of search.split(' ').filter(Boolean).slice(0, maxSearchWords))
    conditions.push(sql`strpos(fold(concat_ws(' ', c.name, c.description, c.role)), fold(${word})) > 0`)
  return sql.join(conditions, sql` and `)
}

export const listChatbots = (
  db: Kysely<Tables>,
  reach: Reach,
  { page, page_size, sort, ...filter }: ChatbotQuery,
): Promise<ChatbotItem[]> =>
  rowsOf(
    db,
    ChatbotItem,
    sql`
    select ${sharedColumns(reach)}, jsonb_array_length(c.steps) as step_count
    from chatbots c where ${matching(reach, filter)}
    order by ${orders[sort]} limit ${page_size} offset ${(page - 1) * page_size}`,
  )

const Counts = z.object({ total: z.int(), draft: z.int(), published: z.int(), archived: z.int() })

export async function countChatbots(
  db: Kysely<Tables>,
  reach: Reach,
  filter: Filter,
): Promise<Record<ChatbotStatus | 'total', number>> {
  const rows = await rowsOf(
    db,
    Counts,
    sql`
    select count(*) filter (where ${matching(reach, filter)})::int as total,
      count(*) filter (where c.status = 'draft')::int as draft,
      count(*) filter (where c.status = 'published')::int as published,
      count(*) filter (where c.status = 'archived')::int as archived
    from chatbots c where c.school_id = ${reach.school_id}`,
  )
  return rows[0] ?? { total: 0, draft: 0, published: 0, archived: 0 }
}
