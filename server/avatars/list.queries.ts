import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { Avatar, type AvatarStatus, type avatarSorts, type avatars } from '#contract/teaching/avatars.ts'
import { selectAvatars } from '#server/avatars/avatars.queries.ts'
import { type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type AvatarQuery = z.output<(typeof avatars)['list']['query']>
type Filter = Pick<AvatarQuery, 'search' | 'language' | 'status'>

const maxSearchWords = 6

const name = sql`a.name collate natural_order`
/** The id breaks ties, so that pages never overlap. */
const orders: Record<(typeof avatarSorts)[number], RawBuilder<unknown>> = {
  name: sql`${name}, a.id`,
  '-name': sql`${name} desc, a.id desc`,
  edited_at: sql`a.edited_at, a.id`,
  '-edited_at': sql`a.edited_at desc, a.id desc`,
  student_count: sql`student_count, a.id`,
  '-student_count': sql`student_count desc, a.id desc`,
}

function matching(reach: Reach, { search = '', language, status }: Filter): RawBuilder<unknown> {
  const conditions = [sql`a.school_id = ${reach.school_id}`]
  conditions.push(status ? sql`a.status = ${status}` : sql`a.status <> 'archived'`)
  if (language) conditions.push(sql`a.language = ${language}`)
  for (const word of search.split(' ').filter(Boolean).slice(0, maxSearchWords))
    conditions.push(sql`strpos(fold(concat_ws(' ', a.name, c.name)), fold(${word})) > 0`)
  return sql.join(conditions, sql` and `)
}

export const listAvatars = (
  db: Kysely<Tables>,
  reach: Reach,
  { page, page_size, sort, ...filter }: AvatarQuery,
): Promise<Avatar[]> =>
  rowsOf(
    db,
    Avatar,
    sql`
    ${selectAvatars(reach)} where ${matching(reach, filter)}
    order by ${orders[sort]} limit ${page_size} offset ${(page - 1) * page_size}`,
  )

const Counts = z.object({ total: z.int(), active: z.int(), archived: z.int() })

export async function countAvatars(
  db: Kysely<Tables>,
  reach: Reach,
  filter: Filter,
): Promise<Record<AvatarStatus | 'total', number>> {
  const rows = await rowsOf(
    db,
    Counts,
    sql`
    select count(*) filter (where ${matching(reach, filter)})::int as total,
      count(*) filter (where a.status = 'active')::int as active,
      count(*) filter (where a.status = 'archived')::int as archived
    from avatars a left join chatbots c on c.school_id = a.school_id and c.id = a.chatbot_id
    where a.school_id = ${reach.school_id}`,
  )
  return rows[0] ?? { total: 0, active: 0, archived: 0 }
}
