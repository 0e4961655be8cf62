import type { Transaction } from 'kysely'
import type { Account } from '#server/http/guard/callers.ts'
import { addAvatar } from '#server/avatars/avatars.actions.ts'
import { addChatbot } from '#server/chatbots/chatbots.actions.ts'
import { archiveChatbot, publishChatbot } from '#server/chatbots/status.actions.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import {
  type AvatarKey,
  type ChatbotKey,
  type DemoAvatar,
  demoAvatars,
  type DemoChatbot,
  demoChatbots,
} from '#server/demo/partners.ts'

type Tx = Transaction<Tables>
export type IdOf = (key: ChatbotKey | AvatarKey) => string

export async function makePartners(tx: Tx, account: Account): Promise<IdOf> {
  const made = new Map<string, string>()
  const idOf: IdOf = (key) => {
    const id = made.get(key)
    if (id === undefined) throw new Error(`the demo has no partner ${key}`)
    return id
  }
  for (const [key, chatbot] of Object.entries<DemoChatbot>(demoChatbots))
    made.set(key, await makeChatbot(tx, account, chatbot))
  for (const [key, { chatbot, ...avatar }] of Object.entries<DemoAvatar>(demoAvatars)) {
    const { id } = await addAvatar(tx, account, { ...avatar, voice: null, chatbot_id: idOf(chatbot) })
    made.set(key, id)
  }
  return idOf
}

async function makeChatbot(tx: Tx, account: Account, { language, template, status }: DemoChatbot): Promise<string> {
  const found = (await templatesOf(language)).find(({ id }) => id === template)
  if (!found) throw new Error(`there is no template ${template} in ${language}`)
  const { id: _template, ...content } = found
  const { id } = await addChatbot(tx, account, content)
  if (status !== 'draft') await publishChatbot(tx, account, id)
  if (status === 'archived') await archiveChatbot(tx, account, id)
  return id
}
