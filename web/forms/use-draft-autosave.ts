import { useEffect } from 'react'
import type { createDraftStore, StoredDraft } from './draft-store.ts'

type DraftStore<Values> = Pick<ReturnType<typeof createDraftStore<Values>>, 'write' | 'remove'>

/** What was typed is kept this long after the last change, in milliseconds. */
const saveDelay = 400

/** Keeps what was typed a moment after the last change, and at once when the page goes; null where there is nothing to keep. */
export function useDraftAutosave<Values>(store: DraftStore<Values>, draft: StoredDraft<Values> | null): void {
  useEffect(() => {
    if (!draft) return store.remove()
    const waiting = new AbortController()
    const leave = () => {
      clearTimeout(timer)
      waiting.abort()
    }
    const keep = () => {
      leave()
      store.write(draft)
    }
    const timer = setTimeout(keep, saveDelay)
    addEventListener('pagehide', keep, { signal: waiting.signal })
    // A phone ends a page that it has hidden without another word.
    document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal: waiting.signal })
    return leave
  })
}
