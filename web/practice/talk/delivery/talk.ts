import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { usePractice } from '../../practice-context.ts'
import { openOutbox, outboxKey } from '../../session/outbox.ts'
import type { Calls } from '../../session/session.ts'
import { createDelivery } from './create-delivery.ts'
import { createStore, type TalkState, type TalkStore } from './talk-state.ts'
import { actionFor } from './failure.ts'

export interface Talk extends Pick<TalkStore, 'get' | 'subscribe'> {
  refresh: () => Promise<void>
  send: (text: string, isSpoken?: boolean) => void
  retry: () => void
  /** Retries with the guided engine from now on. */
  continueGuided: () => void
  /** Rereads the outbox after another tab has written to it. */
  sync: () => void
  finish: () => Promise<void>
  clearRefusal: () => void
  close: () => void
}

interface TalkOptions {
  id: string
  calls: Calls
  storage: Storage
  random?: () => number
}

/** Does nothing before the first refresh. */
export function createTalk({ id, calls, storage, random = Math.random }: TalkOptions): Talk {
  const store = createStore(openOutbox(storage, id))
  const { outbox, get, set, subscribe } = store
  const onFailure = (failure: unknown) => {
    const verdict = actionFor(failure)
    if (verdict.act === 'leave') return set({ phase: 'gone' })
    if (verdict.act === 'refresh') return void refresh()
    const { seconds } = verdict
    if (verdict.act === 'again') {
      set({ isWaiting: true })
      return delivery.startLater(seconds ?? 0)
    }
    const until = seconds === null ? null : Date.now() + seconds * 1000
    set({ refusal: { why: verdict.why, until, text: outbox.withdraw() } })
  }
  const delivery = createDelivery({ id, calls, store, random, onFailure })
  const refresh = async () => {
    if (delivery.isBusy()) return
    const before = get().conversation
    try {
      const conversation = await calls.get({ params: { id } })
      // Messages were sent during the request, so its answer is outdated.
      if (get().conversation !== before) return
      if (!conversation.is_unanswered) outbox.removeAccepted()
      set({ conversation, phase: 'ready' })
      await delivery.go()
    } catch (error) {
      if (actionFor(error).act === 'leave') set({ phase: 'gone' })
      else if (!get().conversation) set({ phase: 'unreachable' })
    }
  }
  return {
    get,
    subscribe,
    refresh,
    send: (text, isSpoken) => {
      outbox.add(text, isSpoken)
      set({ refusal: null })
      void delivery.go()
    },
    retry: () => {
      set({ broken: null })
      void delivery.go()
    },
    continueGuided: () => {
      set({ broken: null, isGuided: true })
      void delivery.go()
    },
    sync: () => {
      if (delivery.isBusy()) return
      const waiting = waitingIn(get())
      set({})
      // Another tab has sent the queued messages.
      if (waitingIn(get()) < waiting) void refresh()
    },
    finish: async () => {
      delivery.stop()
      set({ active: null, answer: null })
      const conversation = await calls.finish({ params: { id } }).catch((error: unknown) => {
        onFailure(error)
        throw error
      })
      outbox.removeAccepted()
      set({ conversation, broken: null, isWaiting: false, refusal: null })
    },
    clearRefusal: () => set({ refusal: null }),
    close: delivery.stop,
  }
}

const waitingIn = ({ outgoing }: TalkState) => outgoing.filter(({ isKept }) => !isKept).length

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
  return { talk, state }
}

const isStale = ({ phase, conversation, outgoing }: TalkState) =>
  phase === 'unreachable' || (conversation?.is_unanswered === true && outgoing.length === 0)

export interface LoadedTalk {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}
