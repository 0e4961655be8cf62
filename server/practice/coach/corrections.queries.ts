import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Correction } from '#contract/practice/corrections.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'

type Student = Pick<PracticeSession, 'school_id' | 'student_id'>

const rememberedConversations = 20

export async function findEarlierRules(
  db: Kysely<Tables>,
  { school_id, student_id }: Student,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ rule: z.string() }),
    sql`
    select distinct e->>'rule' as rule from (
      select summary from conversations
      where school_id = ${school_id} and student_id = ${student_id} and state = 'finished'
      order by last_message_at desc limit ${rememberedConversations}) c
    cross join jsonb_array_elements(c.summary->'corrections') e where e ? 'rule'`,
  )
  return rows.map(({ rule }) => rule)
}

const MessageCorrections = z.object({ corrections: z.array(Correction), is_spoken: z.boolean() })

export async function findCorrections(
  tx: Transaction<Tables>,
  school_id: string,
  conversation_id: string,
  message_id: string,
): Promise<z.output<typeof MessageCorrections> | undefined> {
  const [row] = await rowsOf(
    tx,
    MessageCorrections,
    sql`
    select corrections, is_spoken from messages where school_id = ${school_id} and conversation_id = ${conversation_id}
      and id = ${message_id} and "from" = 'student'`,
  )
  return row
}

export const saveCorrections = (
  tx: Transaction<Tables>,
  school_id: string,
  message_id: string,
  corrections: readonly Correction[],
) =>
  sql`update messages set corrections = ${JSON.stringify(corrections)}::jsonb
    where school_id = ${school_id} and id = ${message_id}`.execute(tx)
