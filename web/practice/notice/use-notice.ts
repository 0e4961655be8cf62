import { useState } from 'react'
import { usePractice } from '../practice-context.ts'
import type { Recipient } from '../talk/voice/use-recipient.ts'

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

/** A mark of the student for what this device remembers of them; neither name nor secret can be read from it. */
export function studentHash(practiceToken: string): string {
  let sum = 2166136261
  for (const letter of subjectOf(practiceToken)) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (sum >>> 0).toString(36)
}

function subjectOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : ''
  } catch {
    return ''
  }
}
