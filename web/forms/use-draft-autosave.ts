import { useEffect } from 'react'
import type { createDraftStore, StoredDraft } from './draft-store.ts'

type DraftStore<Values> = Pick<ReturnType<typeof createDraftStore<Values>>, 'write' | 'remove'>

/** Debounce in milliseconds. */
const saveDelay = 400

export function useDraftAutosave<Values>(store: DraftStore<Values>, draft: StoredDraft<Values> | null): void {
  useEffect(() => {
    if (!draft) return store.remove()
    const waiting = new AbortController()
    const leave = () => {
      clearTimeout(timer)
      waiting.abort()
    }
    const persist = () => {
      leave()
      store.write(draft)
    }
    const timer = setTimeout(persist, saveDelay)
    addEventListener('pagehide', persist, { signal: waiting.signal })
    // Phones discard hidden pages without an unload event.
    document.addEventListener('visibilitychange', () => document.hidden && persist(), { signal: waiting.signal })
    return leave
  })
}
