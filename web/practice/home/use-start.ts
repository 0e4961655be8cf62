import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { PracticePartner } from '#contract/practice/practice.ts'
import { isUnreachable } from '../../lib/api/connect.ts'
import { randomKey } from '../session/outbox.ts'
import { prefetchTalkPage } from '../talk/lazy-talk-page.tsx'
import { usePractice } from '../practice-context.ts'

type PartnerRef = Pick<PracticePartner, 'avatar_id'> & { chatbot_id: string | null }

export const idOf = ({ avatar_id, chatbot_id }: PartnerRef): string => avatar_id ?? chatbot_id ?? ''

export type StartFailure = 'dayLimit' | 'noConnection' | 'failed'

export interface StartConversation {
  /** The id of the partner whose conversation is being created. */
  pending: string | null
  failure: StartFailure | null
  start: (partner: PartnerRef) => Promise<void>
}

/** A failed attempt keeps its idempotency key, so that a retry creates no second conversation. */
export function useStart(onOpen: (id: string) => void): StartConversation {
  const { session, speaker } = usePractice()
  const [keys] = useState(() => new Map<string, string>())
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<StartConversation['failure']>(null)
  const start = async (partner: PartnerRef) => {
    if (pending) return
    // The partner may speak at once, and browsers allow sound only after a user gesture.
    speaker.unlock()
    prefetchTalkPage()
    const subject = idOf(partner)
    const key = keys.get(subject) ?? randomKey()
    keys.set(subject, key)
    setPending(subject)
    setFailure(null)
    const body = partner.avatar_id ? { avatar_id: partner.avatar_id } : { chatbot_id: subject }
    try {
      const { id } = await session.calls.start({ body }, { idempotencyKey: key })
      keys.delete(subject)
      onOpen(id)
    } catch (error) {
      setFailure(failureOf(error))
    }
    setPending(null)
  }
  return { pending, failure, start }
}

function failureOf(error: unknown): StartFailure {
  if (isUnreachable(error)) return 'noConnection'
  return error instanceof ApiError && error.code === 'practice_limit_reached' ? 'dayLimit' : 'failed'
}
