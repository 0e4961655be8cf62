import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { PracticePartner } from '#contract/practice.ts'
import { randomKey } from '../session/outbox.ts'
import { usePractice } from '../practice-context.ts'

/** Whom to talk to: an avatar, or a chatbot by itself. */
type PartnerRef = Pick<PracticePartner, 'avatar_id'> & { chatbot_id: string | null }

/** What names somebody to talk to. */
export const idOf = ({ avatar_id, chatbot_id }: PartnerRef): string => avatar_id ?? chatbot_id ?? ''

/** Begins conversations. */
export interface StartConversation {
  /** Who is being called. */
  pending: string | null
  failure: 'dayLimit' | 'failed' | null
  start: (whom: PartnerRef) => Promise<void>
}

/** Begins a conversation and opens it. A try that failed keeps its key, so that trying again begins one and not two. */
export function useStart(onOpen: (id: string) => void): StartConversation {
  const { session, speaker } = usePractice()
  const [keys] = useState(() => new Map<string, string>())
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<StartConversation['failure']>(null)
  const start = async (whom: PartnerRef) => {
    if (pending) return
    // Whoever answers may speak at once: for that, browsers want somebody to have tapped.
    speaker.unlock()
    const subject = idOf(whom)
    const key = keys.get(subject) ?? randomKey()
    keys.set(subject, key)
    setPending(subject)
    setFailure(null)
    const body = whom.avatar_id ? { avatar_id: whom.avatar_id } : { chatbot_id: subject }
    try {
      const { id } = await session.calls.start({ body }, { idempotencyKey: key })
      keys.delete(subject)
      onOpen(id)
    } catch (error) {
      setFailure(error instanceof ApiError && error.code === 'practice_limit_reached' ? 'dayLimit' : 'failed')
    }
    setPending(null)
  }
  return { pending, failure, start }
}
