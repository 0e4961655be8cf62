import type { Kysely, Transaction } from 'kysely'
import type { Chatbot, ChatbotChanges, ChatbotContent } from '#contract/teaching/chatbots.ts'
import { ApiError } from '#contract/errors.ts'
import type { Reach } from '#server/database/reach.ts'
import { refuseUnlessAuthor } from '#server/school/author.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { countAvatarsOf, detachFromArchivedAvatars } from '#server/chatbots/chatbots.queries.ts'
import {
  deleteChatbot,
  findChatbot,
  insertChatbot,
  lockChatbot,
  updateChatbot,
} from '#server/chatbots/chatbots.queries.ts'
import { refuseUnready } from '#server/chatbots/readiness.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { switchOn } from '#server/languages/languages.actions.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

export async function getChatbot(db: Kysely<Tables>, reach: Reach, id: string): Promise<Chatbot> {
  const found = await findChatbot(db, reach, id)
  if (!found) throw new ApiError('not_found')
  return found
}

export async function addChatbot(tx: Tx, account: Account, content: ChatbotContent): Promise<Chatbot> {
  await switchOn(tx, account, content.language)
  const id = await insertChatbot(tx, account, content)
  await record(tx, account, 'chatbot_added')
  return getChatbot(tx, account.reach, id)
}

export async function editChatbot(
  tx: Tx,
  account: Account,
  id: string,
  { version, ...changes }: ChatbotChanges,
): Promise<Chatbot> {
  const { school_id } = account
  if (changes.language) await lockCaps(tx, account)
  const before = await lockChatbot(tx, school_id, id)
  if (!before) throw new ApiError('not_found')
  refuseUnlessAuthor(account, before)
  if (before.version !== version) throw new ApiError('edited_elsewhere')
  const { language = before.language, opening_message = before.opening_message, steps = before.steps } = changes
  if (before.status === 'published') refuseUnready({ opening_message, steps })
  if (language !== before.language) {
    await refuseInUse(tx, school_id, id)
    await detachFromArchivedAvatars(tx, school_id, id)
    if (before.status !== 'archived') await switchOn(tx, account, language)
  }
  await updateChatbot(tx, school_id, { id, changes })
  await record(tx, account, 'chatbot_edited')
  return getChatbot(tx, account.reach, id)
}

export async function removeChatbot(tx: Tx, account: Account, id: string): Promise<void> {
  // The school's lock also covers choosing the chatbot for an avatar.
  await lockCaps(tx, account)
  const found = await lockChatbot(tx, account.school_id, id)
  if (!found) throw new ApiError('not_found')
  refuseUnlessAuthor(account, found)
  await refuseInUse(tx, account.school_id, id)
  if (!(await deleteChatbot(tx, account.school_id, id))) throw new ApiError('not_found')
  await record(tx, account, 'chatbot_deleted')
}

async function refuseInUse(tx: Tx, school_id: string, id: string): Promise<void> {
  const used_by = await countAvatarsOf(tx, school_id, id)
  if (used_by > 0) throw new ApiError('in_use', { used_by })
}
