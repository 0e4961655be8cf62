import { useState } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { PoliteOutput } from './polite-output.tsx'

interface LatestAnswerProps {
  conversation: PracticeConversation
  isReadAloud: boolean
}

/** Announces a complete answer, not each streamed word, and none that is read aloud: two voices at once can't be understood. */
export function LatestAnswer({ conversation, isReadAloud }: LatestAnswerProps) {
  const { messages, language, name, partner_name } = conversation
  const last = messages.at(-1)
  const [known] = useState(last?.id)
  const isNew = last?.from === 'partner' && last.id !== known && !isReadAloud
  return (
    <PoliteOutput news={isNew ? last.id : ''} className="sr-only">
      {isNew && `${partner_name ?? name}: `}
      {isNew && <span lang={language}>{last.text}</span>}
    </PoliteOutput>
  )
}
