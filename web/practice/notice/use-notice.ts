import { useState } from 'react'
import { usePractice } from '../practice-context.ts'
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

/** A hash that separates students on this device without revealing name or token. */
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
