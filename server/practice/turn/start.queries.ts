import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Measures } from '#contract/practice/conversations.ts'
import type { Engine } from '#contract/values/engines.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import type { ConversationScript } from '#server/practice/partners.queries.ts'
import { ConversationRow } from '#server/practice/turn/conversation.queries.ts'

type StudentKey = Pick<PracticeSession, 'school_id' | 'student_id'>
const LastRun = z.pick(ConversationRow, { seed: true, summary: true })

export const findLastRun = (
  db: Kysely<Tables>,
  { school_id, student_id }: StudentKey,
  chatbot_id: string,
): Promise<z.output<typeof LastRun> | undefined> =>
  rowOf(
    db,
    LastRun,
    sql`
    select seed, summary from conversations
    where school_id = ${school_id} and student_id = ${student_id} and chatbot_id = ${chatbot_id}
    order by started_at desc, id desc limit 1`,
  )

interface NewConversation extends ConversationScript {
  student_id: string
  engine: Engine
  seed: number
  words_asked: readonly string[]
  measures: Measures
}

export async function insertConversation(
  tx: Transaction<Tables>,
  school_id: string,
  { student_id, chatbot_id, avatar, engine, script, seed, words_asked, measures }: NewConversation,
): Promise<string> {
  const { id } = await tx
    .insertInto('conversations')
    .values({
      school_id,
      student_id,
      chatbot_id,
      chatbot_name: script.name,
      avatar_id: avatar?.id ?? null,
      avatar_name: avatar?.name ?? null,
      look: avatar && JSON.stringify(avatar.look),
      language: script.language,
      level: script.level,
      engine,
      seed,
      words_asked: JSON.stringify(words_asked),
      script: JSON.stringify(script),
      measures: JSON.stringify(measures),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
