import type { Transaction } from 'kysely'
import type { Message } from '#contract/practice/conversations.ts'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { findReply, insertMessage, noteAnswered, shown } from '#server/practice/turn/conversation.queries.ts'
import type { Taken } from '#server/practice/turn/take-turn.ts'

/** Saves the answer to a message; if another process was faster, its answer counts. */
export async function keepAnswer(
  tx: Transaction<Tables>,
  school_id: string,
  { conversation_id, message }: Pick<Taken, 'conversation_id' | 'message'>,
  text: string,
): Promise<Message> {
  const written = await insertMessage(tx, school_id, { conversation_id, from: 'partner', text, reply_to: message.id })
  const answer = written ?? (await findReply(tx, school_id, conversation_id, message.id))
  // Its text was deleted meanwhile.
  if (!answer) throw new ApiError('edited_elsewhere')
  await noteAnswered(tx, school_id, conversation_id)
  return shown(answer)
}
