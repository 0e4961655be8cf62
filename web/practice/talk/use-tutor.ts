import { useEffect } from 'react'
import type { Talk } from './delivery/talk.ts'
import type { TalkState } from './delivery/talk-state.ts'

/** Milliseconds after an answer by which the tutor has mostly marked the message. */
const moments = [4_000, 12_000] as const

/** Reads a conversation again a little after each answer of a model: beside it, a tutor marks what the student said. */
export function useTutor({ refresh }: Pick<Talk, 'refresh'>, { conversation }: Pick<TalkState, 'conversation'>): void {
  const isTutored = conversation?.engine === 'model' && conversation.state === 'running' && !conversation.is_unanswered
  const count = isTutored ? conversation.messages.length : 0
  useEffect(() => {
    if (count < 2) return undefined
    const timers = moments.map((moment) => setTimeout(() => void (document.hidden || refresh()), moment))
    return () => timers.forEach(clearTimeout)
  }, [count, refresh])
}
