import { useState } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'

/** Announces a complete answer, not each streamed word. */
export function LatestAnswer({ conversation: { messages, language, name } }: { conversation: PracticeConversation }) {
  const last = messages.at(-1)
  const [known] = useState(last?.id)
  const isNew = last?.from === 'partner' && last.id !== known
  return (
    <output className="sr-only">
      {isNew && `${name}: `}
      {isNew && <span lang={language}>{last.text}</span>}
    </output>
  )
}
