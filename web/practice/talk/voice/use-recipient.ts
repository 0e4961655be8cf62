import { useEffect, useState } from 'react'
import { type BrowserMaker, makerOf } from '../../../speech/voices/browser-maker.ts'
import { canListen, listensLocally, mayListenLocally } from '../../../speech/listening/dictation.ts'

/** Who hears what a student says: this device alone, or the maker of the browser, as far as it is known. */
export type Recipient = 'device' | BrowserMaker | 'unknown'

/** Who would hear a language; null where that is not known yet, or nothing is heard. The browser is asked only where the microphone may be used: some that are built into other programs end a page that asks. */
export function useRecipient(language: string, isAllowed: boolean): Recipient | null {
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
  return isLocal ? 'device' : (makerOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'unknown')
}
