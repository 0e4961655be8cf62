import { useEffect, useState } from 'react'
import type { Recognizer } from '#contract/values/microphone.ts'
import { type BrowserMaker, makerOf } from '../../../speech/voices/browser-maker.ts'
import { canListen, listensLocally, mayListenLocally } from '../../../speech/listening/dictation.ts'

/** The device itself, or the browser's vendor. */
export type Recipient = 'device' | BrowserMaker | 'unknown'

/** Null while unknown. Queried only if the microphone is allowed: some embedded browsers crash on the query. */
export function useRecipient(language: string, allowed: readonly Recognizer[]): Recipient | null {
  const isAllowed = allowed.length > 0
  const [isLocal, setIsLocal] = useState(() => (mayListenLocally() ? null : false))
  useEffect(() => {
    if (!isAllowed || !mayListenLocally()) return undefined
    let isOver = false
    void listensLocally(language).then((is) => isOver || setIsLocal(is))
    return () => {
      isOver = true
    }
  }, [language, isAllowed])
  if (!isAllowed || isLocal === null || !canListen()) return null
  if (isLocal) return allowed.includes('device') ? 'device' : null
  return allowed.includes('browser') ? (makerOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'unknown') : null
}
