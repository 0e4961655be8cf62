import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/school/audit.ts'
import type { Chatbot, ChatbotStatus } from '#contract/teaching/chatbots.ts'
import { ApiError } from '#contract/errors.ts'
import { refuseUnlessAuthor } from '#server/school/author.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { getChatbot } from '#server/chatbots/chatbots.actions.ts'
import { type ChatbotState, lockChatbot, updateChatbot } from '#server/chatbots/chatbots.queries.ts'
import { refuseUnready } from '#server/chatbots/readiness.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { switchOn } from '#server/languages/languages.actions.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

export async function publishChatbot(tx: Tx, account: Account, id: string): Promise<Chatbot> {
  const before = await lockOrThrow(tx, account, id)
  if (before.status === 'archived')
    throw new ApiError('invalid_input', { issues: [{ path: 'status', message: 'Restore it from the archive first.' }] })
  refuseUnready(before)
  return setStatus(tx, account, id, { before, status: 'published', action: 'chatbot_published' })
}

export async function archiveChatbot(tx: Tx, account: Account, id: string): Promise<Chatbot> {
  const before = await lockOrThrow(tx, account, id)
  return setStatus(tx, account, id, { before, status: 'archived', action: 'chatbot_archived' })
}

export async function restoreChatbot(tx: Tx, account: Account, id: string): Promise<Chatbot> {
  await lockCaps(tx, account)
  const before = await lockOrThrow(tx, account, id)
  if (before.status !== 'archived') return getChatbot(tx, account.reach, id)
  await switchOn(tx, account, before.language)
  return setStatus(tx, account, id, { before, status: 'draft', action: 'chatbot_restored' })
}

async function lockOrThrow(tx: Tx, account: Account, id: string): Promise<ChatbotState> {
  const found = await lockChatbot(tx, account.school_id, id)
  if (!found) throw new ApiError('not_found')
  refuseUnlessAuthor(account, found)
  return found
}

interface StatusChange {
  before: ChatbotState
  status: ChatbotStatus
  action: AuditAction
}

async function setStatus(
  tx: Tx,
  account: Account,
  id: string,
  { before, status, action }: StatusChange,
): Promise<Chatbot> {
  if (before.status !== status) {
    await updateChatbot(tx, account.school_id, { id, changes: { status } })
    await record(tx, account, action)
  }
  return getChatbot(tx, account.reach, id)
}
