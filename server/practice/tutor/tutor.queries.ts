import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { MessageKey } from '#server/practice/grammar-server/findings.queries.ts'
import { Script } from '#server/services/partner.ts'

const TutoredRow = z.object({
  student_id: z.uuid(),
  script: z.nullable(Script),
  native_language: z.nullable(z.string()),
  muted_rules: z.array(z.string()),
})

export async function findTutored(
  db: Kysely<Tables>,
  { school_id, conversation_id }: MessageKey,
): Promise<z.output<typeof TutoredRow> | undefined> {
  const rows = await rowsOf(
    db,
    TutoredRow,
    sql`
    select c.student_id, nullif(c.script, '{}') as script, s.native_language, o.muted_rules from conversations c
    join students s on s.school_id = c.school_id and s.id = c.student_id
    join schools o on o.id = c.school_id
    where c.school_id = ${school_id} and c.id = ${conversation_id}`,
  )
  return rows[0]
}

export async function saveSteps(
  tx: Transaction<Tables>,
  { school_id, conversation_id, message_id }: MessageKey,
  steps_done: readonly number[],
  done: number,
): Promise<void> {
  // Locks the conversation before the message, as sending one does.
  await sql`
    update conversations set measures = jsonb_set(measures, '{steps_done}', to_jsonb(greatest((measures->>'steps_done')::int, ${done}::int)))
    where school_id = ${school_id} and id = ${conversation_id}`.execute(tx)
  await sql`
    update messages set analysis = coalesce(analysis, '{"acts": null}') || jsonb_build_object('steps_done', ${JSON.stringify(steps_done)}::jsonb)
    where school_id = ${school_id} and id = ${message_id} and "from" = 'student'`.execute(tx)
}
