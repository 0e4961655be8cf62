import type { ChatbotValues } from './chatbot-values.ts'

/** What was typed and not saved: over which version, and from what it began. */
export interface StoredDraft {
  values: ChatbotValues
  base: ChatbotValues
  version: number
  /** The query of the address at which a new one was begun. */
  from: string
}

/** The local storage key of a draft: one for each chatbot of an account, and one for the next. */
export const draftKey = (userId: string, chatbotId: string | null): string =>
  `chatbot-draft:${userId}:${chatbotId ?? 'new'}`

/** Keeps drafts in this browser; what can't be read is none, and what does not fit is not kept. */
export function createDraftStore(storage: Storage, key: string) {
  return {
    read: (): StoredDraft | null => {
      try {
        const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isDraft(found) ? found : null
      } catch {
        return null
      }
    },
    write: (draft: StoredDraft): void => {
      try {
        storage.setItem(key, JSON.stringify(draft))
      } catch {
        // The storage is full or forbidden: the page itself still has everything.
      }
    },
    remove: (): void => storage.removeItem(key),
  }
}

const isDraft = (found: unknown): found is StoredDraft =>
  typeof found === 'object' &&
  found !== null &&
  'version' in found &&
  typeof found.version === 'number' &&
  'from' in found &&
  typeof found.from === 'string' &&
  'values' in found &&
  isFilled(found.values) &&
  'base' in found &&
  isFilled(found.base)

const isFilled = (values: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  ['steps', 'goals', 'grammar', 'vocabulary', 'starters'].every((list) => Array.isArray(Reflect.get(values, list))) &&
  ['name', 'language', 'opening_message', 'length', 'voice'].every((field) => Reflect.has(values, field))
