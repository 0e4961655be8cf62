import { useEffect, useState } from 'react'
import { type BrowserMaker, makerOf } from '../../speech/browser-maker.ts'
import { canListen, listensLocally, mayListenLocally } from '../../speech/dictation.ts'

/** Who hears what a student says: this device alone, or the maker of the browser, as far as it is known. */
export type Recipient = 'device' | BrowserMaker | 'unknown'

/** Who would hear a language; null where that is not known yet, or nothing is heard. */
export function useRecipient(language: string): Recipient | null {
  const [isLocal, setIsLocal] = useState(() => (mayListenLocally() ? null : false))
  useEffect(() => {
    if (!mayListenLocally()) return undefined
    let isOver = false
    void listensLocally(language).then((is) => isOver || setIsLocal(is))
    return () => {
      isOver = true
    }
  }, [language])
  if (isLocal === null || !canListen()) return null
  return isLocal ? 'device' : (makerOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'unknown')
}
