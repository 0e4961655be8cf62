import { createDraftStore as createStore } from '../../../forms/draft-store.ts'
import type { ChatbotValues } from './chatbot-values.ts'

/** One key for each chatbot of an account, and one for a new chatbot. */
export const draftKey = (userId: string, chatbotId: string | null): string =>
  `chatbot-draft:${userId}:${chatbotId ?? 'new'}`

export const createDraftStore = (storage: Storage, key: string) => createStore(storage, key, isChatbotValues)

const isChatbotValues = (values: unknown): values is ChatbotValues =>
  typeof values === 'object' &&
  values !== null &&
  ['steps', 'goals', 'grammar', 'vocabulary', 'starters'].every((list) => Array.isArray(Reflect.get(values, list))) &&
  ['name', 'language', 'opening_message', 'length', 'voice'].every((field) => Reflect.has(values, field))
