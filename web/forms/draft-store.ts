/** What was typed into a form and not saved: over which version, and from what it began. */
export interface StoredDraft<Values> {
  values: Values
  base: Values
  version: number
  /** The address at which a new one was begun. */
  from: string
}

/** Keeps a form's drafts in this browser; what can't be read is none, and what does not fit is not kept. */
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
        // The storage is full or forbidden: the page itself still has everything.
      }
    },
    remove: (): void => storage.removeItem(key),
  }
}
