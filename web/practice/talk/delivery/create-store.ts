import type { Outbox } from '../../session/outbox.ts'
import { type TalkState, unknownTalk } from './talk-state.ts'

/** The state of one conversation, with what waits in its outbox. */
export interface TalkStore {
  outbox: Outbox
  get: () => TalkState
  set: (changes: Partial<TalkState>) => void
  subscribe: (listener: () => void) => () => void
}

/** Begins with nothing but what waits to be sent. */
export function createStore(outbox: Outbox): TalkStore {
  const listeners = new Set<() => void>()
  let state: TalkState = { ...unknownTalk, outgoing: outbox.list() }
  return {
    outbox,
    get: () => state,
    set: (changes) => {
      state = { ...state, ...changes, outgoing: outbox.list() }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
