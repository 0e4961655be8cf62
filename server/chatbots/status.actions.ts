import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/audit.ts'
import type { Chatbot, ChatbotStatus } from '#contract/chatbots.ts'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { getChatbot } from '#server/chatbots/chatbots.actions.ts'
import { type ChatbotState, lockChatbot, updateChatbot } from '#server/chatbots/chatbots.queries.ts'
import { refuseUnready } from '#server/chatbots/readiness.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { switchOn } from '#server/languages/languages.actions.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

/** Lets students practise with a chatbot that is ready for them. */
export async function publishChatbot(tx: Tx, account: Account, id: string): Promise<Chatbot> {
  const before = await hold(tx, account, id)
  if (before.status === 'archived')
    throw new ApiError('invalid_input', { issues: [{ path: 'status', message: 'Restore it from the archive first.' }] })
  refuseUnready(before)
  return become(tx, account, id, { before, status: 'published', action: 'chatbot_published' })
}

/** Puts a chatbot away. */
export async function archiveChatbot(tx: Tx, account: Account, id: string): Promise<Chatbot> {
  const before = await hold(tx, account, id)
  return become(tx, account, id, { before, status: 'archived', action: 'chatbot_archived' })
}

/** Takes a chatbot out of the archive, as a draft; its language is on from now on. */
export async function restoreChatbot(tx: Tx, account: Account, id: string): Promise<Chatbot> {
  // Before the chatbot is held, because whoever counts languages holds the school first.
  await lockCaps(tx, account)
  const before = await hold(tx, account, id)
  if (before.status !== 'archived') return getChatbot(tx, account.school_id, id)
  await switchOn(tx, account, before.language)
  return become(tx, account, id, { before, status: 'draft', action: 'chatbot_restored' })
}

async function hold(tx: Tx, { school_id }: Account, id: string): Promise<ChatbotState> {
  const found = await lockChatbot(tx, school_id, id)
  if (!found) throw new ApiError('not_found')
  return found
}

interface Turn {
  before: ChatbotState
  status: ChatbotStatus
  action: AuditAction
}

async function become(tx: Tx, account: Account, id: string, { before, status, action }: Turn): Promise<Chatbot> {
  if (before.status !== status) {
    await updateChatbot(tx, account.school_id, { id, changes: { status } })
    await record(tx, account, action)
  }
  return getChatbot(tx, account.school_id, id)
}
