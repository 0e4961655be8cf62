import { type Kysely, sql } from 'kysely'
import { transcriptDays } from '#contract/school/school.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const batchSize = 500

/** Deletes the text of conversations that are older than their school keeps it; what was measured stays, and that something was flagged. */
export async function purgeConversations(db: Kysely<Tables>): Promise<number> {
  for (let purged = 0; ; ) {
    const { rows } = await sql`
      with old as (
        select c.school_id, c.id from conversations c join schools s on s.id = c.school_id
        where c.purged_at is null and c.last_message_at < now() - make_interval(days => ${transcriptDays.min}::int)
          and c.last_message_at < now() - make_interval(days => s.transcript_days)
        order by c.last_message_at limit ${batchSize} for update of c skip locked),
      unsaid as (
        delete from messages m using old where m.school_id = old.school_id and m.conversation_id = old.id)
      update conversations c set script = '{}', summary = null, state = 'finished', answering_until = null, purged_at = now(),
        flags = coalesce((select jsonb_agg(distinct jsonb_build_object('kind', f->'kind')) from jsonb_array_elements(c.flags) f), '[]')
      from old where c.school_id = old.school_id and c.id = old.id returning 1`.execute(db)
    purged += rows.length
    if (rows.length < batchSize) return purged
  }
}
