import type { Message } from '#contract/practice/conversations.ts'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { Outbox, OutgoingMessage } from '../../session/outbox.ts'

/** `until` in milliseconds since the epoch, if known. */
export interface Refusal {
  why: 'minute' | 'day' | 'text'
  until: number | null
  text: string
}

export interface TalkState {
  phase: 'loading' | 'ready' | 'unreachable' | 'gone'
  conversation: PracticeConversation | null
  outgoing: readonly OutgoingMessage[]
  answer: string | null
  /** The key of the message that is being sent or answered. */
  active: string | null
  /** Whether a retry is scheduled. */
  isWaiting: boolean
  /** The key of the message whose answer failed; retried on request. */
  broken: string | null
  /** Whether the student has switched to the guided engine. */
  isGuided: boolean
  refusal: Refusal | null
}

export const unknownTalk: TalkState = {
  phase: 'loading',
  conversation: null,
  outgoing: [],
  answer: null,
  active: null,
  isWaiting: false,
  broken: null,
  isGuided: false,
  refusal: null,
}

export function withMessage(conversation: PracticeConversation, message: Message): PracticeConversation {
  if (conversation.messages.some(({ id }) => id === message.id)) return conversation
  const turns = conversation.turns + (message.from === 'student' ? 1 : 0)
  return { ...conversation, turns, last_message_at: message.at, messages: [...conversation.messages, message] }
}

export interface TalkStore {
  outbox: Outbox
  get: () => TalkState
  set: (changes: Partial<TalkState>) => void
  subscribe: (listener: () => void) => () => void
}

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
