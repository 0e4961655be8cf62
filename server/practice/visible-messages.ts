import type { Kysely } from 'kysely'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Summary } from '#contract/practice/conversations.ts'
import type { PracticeMessage } from '#contract/practice/practice.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { type ConversationRow, type MessageRow, toMessage } from '#server/practice/turn/conversation.queries.ts'
import { listEarlier } from '#server/practice/sessions/sessions.queries.ts'

type FlaggedConversation = Pick<ConversationRow, 'id' | 'flags'>

/** The messages of a conversation that were flagged before this session began: a link, which others may hold, doesn't show them again. */
export async function findHidden(
  db: Kysely<Tables>,
  practiceSession: PracticeSession,
  { id, flags }: FlaggedConversation,
): Promise<ReadonlySet<string>> {
  const ids = flags.flatMap(({ message_id }) => message_id ?? [])
  return new Set(ids.length > 0 ? await listEarlier(db, practiceSession, id, ids) : [])
}

export const needsHelp = ({ flags }: Pick<FlaggedConversation, 'flags'>, hidden: ReadonlySet<string>): boolean =>
  flags.some(({ message_id }) => message_id !== undefined && !hidden.has(message_id))

export const visibleMessages = (
  messages: readonly MessageRow[],
  hidden: ReadonlySet<string>,
  coach: (message: MessageRow) => Promise<Correction[]>,
): Promise<PracticeMessage[]> =>
  Promise.all(
    messages.map(async (message) =>
      hidden.has(message.id)
        ? { ...toMessage(message), text: '', corrections: [], coach: null, is_hidden: true }
        : { ...toMessage(message), corrections: await coach(message) },
    ),
  )

export function visibleSummary(
  summary: Summary | null,
  messages: readonly MessageRow[],
  hidden: ReadonlySet<string>,
): Summary | null {
  const quoted = new Set(
    messages.filter(({ id }) => hidden.has(id)).flatMap(({ corrections }) => corrections.map(nameOf)),
  )
  return summary && { ...summary, corrections: summary.corrections.filter((one) => !quoted.has(nameOf(one))) }
}

const nameOf = ({ kind, written }: Summary['corrections'][number]) => `${kind} ${written}`
