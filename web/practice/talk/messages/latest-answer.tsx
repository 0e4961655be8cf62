import { useState } from 'react'
import type { PracticeConversation } from '#contract/practice.ts'

/** Says a new answer to a screen reader once it is whole, and not word by word. */
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
