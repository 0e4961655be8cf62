import { useState } from 'react'
import type { Recipient } from '../talk/voice/use-recipient.ts'
import { usePractice } from '../practice-context.ts'
import { studentMark } from '../student-mark.ts'

/** The notice about what practice is. */
export interface Notice {
  isOpen: boolean
  /** Whether this device has not seen it yet. */
  isFirst: boolean
  open: () => void
  close: () => void
}

/** Shows the notice before a student's first conversation on this device, before the first that somebody else hears, and whenever it is asked for. */
export function useNotice(recipient: Recipient | null): Notice {
  const { storage, opened } = usePractice()
  const key = `practice-notice:${studentMark(opened.practiceToken)}`
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
