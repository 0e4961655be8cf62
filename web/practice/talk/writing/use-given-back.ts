import { useEffect, useEffectEvent } from 'react'
import type { Refusal } from '../delivery/talk-state.ts'

/** Puts a message that was given back into the field again, before what was written since; the reason goes when it is over. */
export function useGivenBack(
  refusal: Refusal | null,
  draft: string,
  onDraft: (text: string) => void,
  onSettled: () => void,
): void {
  const restore = useEffectEvent(() => {
    if (refusal) onDraft([refusal.text, draft].filter(Boolean).join('\n'))
  })
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    restore()
    if (!refusal?.until || refusal.why !== 'minute') return undefined
    const timer = setTimeout(() => settle(), refusal.until - Date.now())
    return () => clearTimeout(timer)
  }, [refusal])
}
