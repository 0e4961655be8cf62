import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { isSaidRight, type RetryOutcome } from '#contract/practice/retries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { findCorrections, saveCorrections } from '#server/practice/coach/corrections.queries.ts'
import { lockConversation } from '#server/practice/turn/conversation.queries.ts'

interface Retry {
  message_id: string
  start: number
  text: string
}

/** Judges a mistake that is said again; the first try is saved with the mistake and counts. */
export async function addRetry(
  tx: Transaction<Tables>,
  student: PracticeSession,
  conversation_id: string,
  { message_id, start, text }: Retry,
): Promise<{ outcome: RetryOutcome }> {
  const conversation = await lockConversation(tx, student, conversation_id)
  const corrections =
    conversation && (await findCorrections(tx, student.school_id, conversation_id, message_id))?.corrections
  const mistake = corrections?.find((one) => one.start === start && one.coaching !== undefined)
  if (!conversation || !corrections || !mistake?.better || mistake.coaching === 'named') throw new ApiError('not_found')
  if (conversation.state === 'finished') throw new ApiError('edited_elsewhere')
  if (mistake.coaching === 'right' || mistake.coaching === 'wrong') return { outcome: mistake.coaching }
  const outcome: RetryOutcome = isSaidRight(text, mistake.better) ? 'right' : 'wrong'
  const saved = corrections.map((one) => (one === mistake ? { ...one, coaching: outcome } : one))
  await saveCorrections(tx, student.school_id, message_id, saved)
  return { outcome }
}
