import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { usePractice } from '../practice-context.ts'
import { outboxKey } from '../session/outbox.ts'
import { createTalk, type Talk } from './delivery/create-talk.ts'
import type { TalkState } from './delivery/talk-state.ts'
import { useTutor } from './use-tutor.ts'

/** Resumes when the page becomes visible or the browser is online. */
export function useTalk(id: string): { talk: Talk; state: TalkState } {
  const { session, storage } = usePractice()
  const talk = useMemo(() => createTalk({ id, calls: session.calls, storage }), [id, session, storage])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const come = () => {
      if (!document.hidden) void talk.refresh()
    }
    come()
    addEventListener('online', come, { signal })
    addEventListener('focus', come, { signal })
    document.addEventListener('visibilitychange', come, { signal })
    addEventListener('storage', ({ key }) => key === outboxKey(id) && talk.sync(), { signal })
    // Polls while another tab or device is sending.
    const asking = setInterval(() => isStale(talk.get()) && come(), 5000)
    return () => {
      listening.abort()
      clearInterval(asking)
      talk.close()
    }
  }, [talk, id])

  const state = useSyncExternalStore(talk.subscribe, talk.get)
  useTutor(talk, state)
  return { talk, state }
}

const isStale = ({ phase, conversation, outgoing }: TalkState) =>
  phase === 'unreachable' || (conversation?.is_unanswered === true && outgoing.length === 0)

export interface LoadedTalk {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}
