import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'

/** Whether students can practise with a chatbot (published) or an avatar (active, through a published chatbot). */
export async function isPractisable(
  tx: Transaction<Tables>,
  school_id: string,
  { chatbot_id, avatar_id }: { chatbot_id: string | null; avatar_id: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chatbots b where b.school_id = ${school_id} and b.status = 'published' and (b.id = ${chatbot_id}
      or b.id in (select v.chatbot_id from avatars v
        where v.school_id = b.school_id and v.id = ${avatar_id} and v.status = 'active'))`.execute(tx)
  return rows.length > 0
}
