import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { randomKey } from '../outbox.ts'
import { usePractice } from '../practice-context.ts'

/** Begins conversations. */
export interface Start {
  /** The chatbot that is being started. */
  pending: string | null
  failure: 'dayLimit' | 'failed' | null
  start: (chatbot_id: string) => Promise<void>
}

/** Begins a conversation with a chatbot and opens it. A try that failed keeps its key, so that trying again begins one and not two. */
export function useStart(onOpen: (id: string) => void): Start {
  const { session } = usePractice()
  const [keys] = useState(() => new Map<string, string>())
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<Start['failure']>(null)
  const start = async (chatbot_id: string) => {
    if (pending) return
    const key = keys.get(chatbot_id) ?? randomKey()
    keys.set(chatbot_id, key)
    setPending(chatbot_id)
    setFailure(null)
    try {
      const { id } = await session.calls.start({ body: { chatbot_id } }, { idempotencyKey: key })
      keys.delete(chatbot_id)
      onOpen(id)
    } catch (error) {
      setFailure(error instanceof ApiError && error.code === 'practice_limit_reached' ? 'dayLimit' : 'failed')
    }
    setPending(null)
  }
  return { pending, failure, start }
}
