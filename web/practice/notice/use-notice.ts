import { useState } from 'react'
import { usePractice } from '../practice-context.ts'
import { studentHash } from '../session/student-hash.ts'
import type { Recipient } from '../talk/voice/use-recognizer.ts'

export interface Notice {
  isOpen: boolean
  /** Whether this device has never shown it to the student. */
  isFirst: boolean
  open: () => void
  close: () => void
}

/** Opens before the first conversation on this device, before the first whose audio is sent to a third party, and on request. */
export function useNotice(recipient: Recipient | null): Notice {
  const { storage, opened } = usePractice()
  const key = `practice-notice:${studentHash(opened.practiceToken)}`
  const [seen, setSeen] = useState(() => storage.getItem(key)?.split(' ') ?? [])
  const isFirst = seen.length === 0 || (recipient !== null && !seen.includes(recipient))
  const [isAsked, setIsAsked] = useState(false)
  const close = () => {
    const all = [...new Set(['seen', ...seen, ...(recipient ? [recipient] : [])])]
    storage.setItem(key, all.join(' '))
    setSeen(all)
    setIsAsked(false)
  }
  return { isOpen: isFirst || isAsked, isFirst, open: () => setIsAsked(true), close }
}
