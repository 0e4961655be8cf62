import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Correction, groupOf } from '#contract/practice/corrections.ts'
import { Measures, Summary } from '#contract/practice/conversations.ts'
import { type Reach, reachesStudent } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const Row = z.object({ measures: Measures, summary: z.nullable(Summary), corrections: z.array(Correction) })

export interface CorrectionRef {
  message_id: string
  start: number
  rule: string
}

const isIt =
  ({ start, rule }: CorrectionRef) =>
  (one: Correction) =>
    one.start === start && one.rule === rule

/** Takes a correction from its message, and from what the conversation amounts to; false where there is none. */
export async function dismissCorrection(
  tx: Transaction<Tables>,
  reach: Reach,
  conversation_id: string,
  dismissed: CorrectionRef,
): Promise<boolean> {
  const { school_id } = reach
  const [found] = await rowsOf(
    tx,
    Row,
    sql`
    select c.measures, c.summary, m.corrections from conversations c
    join messages m on m.school_id = c.school_id and m.conversation_id = c.id and m.id = ${dismissed.message_id}
    where c.school_id = ${school_id} and c.id = ${conversation_id} and ${reachesStudent(reach, sql`c.student_id`)} for update`,
  )
  const gone = found?.corrections.find(isIt(dismissed))
  if (!found || !gone) return false
  const { measures, summary } = found
  const group = groupOf(gone.kind)
  const counted = { ...measures.corrections, [group]: Math.max(0, measures.corrections[group] - 1) }
  const isSame = (one: Correction) => one.rule === gone.rule && one.written.toLowerCase() === gone.written.toLowerCase()
  const told = summary && { ...summary, corrections: summary.corrections.filter((one) => !isSame(one)) }
  await sql`update messages set corrections = ${JSON.stringify(found.corrections.filter((one) => one !== gone))}::jsonb
    where school_id = ${school_id} and conversation_id = ${conversation_id} and id = ${dismissed.message_id}`.execute(
    tx,
  )
  await sql`update conversations set measures = ${JSON.stringify({ ...measures, corrections: counted })}::jsonb,
    summary = ${told && JSON.stringify(told)}::jsonb where school_id = ${school_id} and id = ${conversation_id}`.execute(
    tx,
  )
  return true
}

export async function findMutedRules(db: Kysely<Tables>, school_id: string): Promise<string[]> {
  const row = await db.selectFrom('schools').select('muted_rules').where('id', '=', school_id).executeTakeFirst()
  return row?.muted_rules ?? []
}

export const muteRule = (tx: Transaction<Tables>, school_id: string, rule: string, muted: boolean) =>
  sql`update schools set muted_rules = case when ${muted}::boolean
      then array(select distinct unnest(muted_rules || ${rule}::text) order by 1)
      else array_remove(muted_rules, ${rule}::text) end where id = ${school_id}`.execute(tx)
