/** An unsaved draft: its values, what it was based on, and that version. */
export interface StoredDraft<Values> {
  values: Values
  base: Values
  version: number
  from: string
}

/** Stores drafts in local storage; unreadable ones are ignored, failed writes are dropped. */
export function createDraftStore<Values>(storage: Storage, key: string, isFilled: (found: unknown) => found is Values) {
  const isDraft = (found: unknown): found is StoredDraft<Values> =>
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
  return {
    read: (): StoredDraft<Values> | null => {
      try {
        const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isDraft(found) ? found : null
      } catch {
        return null
      }
    },
    write: (draft: StoredDraft<Values>): void => {
      try {
        storage.setItem(key, JSON.stringify(draft))
      } catch {
        // The storage is full or disabled; the form still has the values.
      }
    },
    remove: (): void => storage.removeItem(key),
  }
}
