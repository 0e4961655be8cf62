import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { chatbotLengths } from '#contract/teaching/chatbot-limits.ts'
import type { Chatbot, ChatbotContent, Template } from '#contract/teaching/chatbots.ts'
import { interfaceLanguages, type PracticeLanguage } from '#contract/values/languages.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { addChatbot, getChatbot } from '#server/chatbots/chatbots.actions.ts'
import { namesLike } from '#server/chatbots/chatbots.queries.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { freeName, copyStem } from '#server/lib/copy-name.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** A copy of an unchanged template becomes the same template in the other language. */
export async function duplicateChatbot(
  tx: Transaction<Tables>,
  account: Account,
  id: string,
  { language, name }: { language?: PracticeLanguage | undefined; name?: string | undefined },
): Promise<Chatbot> {
  const source = contentOf(await getChatbot(tx, account.reach, id))
  const copy = !language || language === source.language ? source : await translate(source, language)
  const similarNames = name ? [] : await namesLike(tx, account.school_id, copyStem(copy.name, maxNameLength))
  return addChatbot(tx, account, {
    ...copy,
    name: name ?? freeName(copy.name, maxNameLength, (one) => similarNames.includes(one)),
  })
}

const maxNameLength = chatbotLengths.name

const contentOf = ({
  id: _id,
  status: _status,
  version: _version,
  created_at: _created,
  edited_at: _edited,
  student_count: _students,
  conversation_count: _conversations,
  author: _author,
  can_edit: _canEdit,
  avatars: _avatars,
  ...content
}: Chatbot): ChatbotContent => content

// The name of a voice belongs to one language; rate and pitch don't.
async function translate(source: ChatbotContent, language: PracticeLanguage): Promise<ChatbotContent> {
  const copy = { ...source, language, voice: source.voice && { ...source.voice, name: null } }
  const original = (await templatesIn(source.language)).find((template) => matchesTemplate(template, source))
  const target = original && (await templatesIn(language)).find(({ id }) => id === original.id)
  if (!target) return copy
  const name = source.name === original.name ? target.name : source.name
  const { id: _id, ...content } = target
  const { correction, help_language, length, voice } = copy
  return { ...content, name, correction, help_language, length, voice }
}

async function templatesIn(language: PracticeLanguage): Promise<Template[]> {
  const interfaceLanguage = interfaceLanguages.find((one) => one === language)
  return interfaceLanguage ? templatesOf(interfaceLanguage) : []
}

const matchesTemplate = ({ steps, vocabulary }: Template, source: ChatbotContent) =>
  isDeepStrictEqual({ steps, vocabulary }, { steps: source.steps, vocabulary: source.vocabulary })
