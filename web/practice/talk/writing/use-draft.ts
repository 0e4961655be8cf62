import { useState } from 'react'
import { usePractice } from '../../practice-context.ts'

/** What is being written in a conversation and not sent yet; a reload does not lose it. */
export function useDraft(conversation: string): [string, (text: string) => void] {
  const { drafts } = usePractice()
  const key = `practice-draft:${conversation}`
  const [draft, setDraft] = useState(() => drafts.getItem(key) ?? '')
  const write = (text: string) => {
    setDraft(text)
    if (text) drafts.setItem(key, text)
    else drafts.removeItem(key)
  }
  return [draft, write]
}
