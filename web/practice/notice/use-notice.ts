import { useState } from 'react'
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

/** Shows the notice before a student's first conversation on this device, and whenever it is asked for. */
export function useNotice(): Notice {
  const { storage, opened } = usePractice()
  const key = `practice-notice:${studentMark(opened.practiceToken)}`
  const [isFirst, setIsFirst] = useState(() => storage.getItem(key) === null)
  const [isAsked, setIsAsked] = useState(false)
  const close = () => {
    storage.setItem(key, 'seen')
    setIsFirst(false)
    setIsAsked(false)
  }
  return { isOpen: isFirst || isAsked, isFirst, open: () => setIsAsked(true), close }
}
