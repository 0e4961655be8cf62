import type { Message } from '#contract/conversations.ts'
import type { PracticeConversation } from '#contract/practice.ts'
import type { Outbox, OutgoingMessage } from '../../session/outbox.ts'

/** Why a message was given back, and until when (milliseconds since the epoch) where that is known. */
export interface Refusal {
  why: 'minute' | 'day' | 'text'
  until: number | null
  /** What was written. */
  text: string
}

/** A conversation as it stands on this device. */
export interface TalkState {
  phase: 'loading' | 'ready' | 'unreachable' | 'gone'
  conversation: PracticeConversation | null
  /** What is on its way, in order. */
  outgoing: readonly OutgoingMessage[]
  /** The answer as far as it has come; null while nobody answers. */
  answer: string | null
  /** The message that is being sent or answered. */
  active: string | null
  /** Whether sending failed and is tried again by itself. */
  isWaiting: boolean
  /** The message whose answer failed; it is tried again when the student asks for it. */
  broken: string | null
  /** Whether the student chose to go on with the chatbot's own steps. */
  isGuided: boolean
  refusal: Refusal | null
}

/** A conversation that nothing is known of yet. */
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

/** The conversation with one message more; the same message twice is one. */
export function withMessage(conversation: PracticeConversation, message: Message): PracticeConversation {
  if (conversation.messages.some(({ id }) => id === message.id)) return conversation
  const turns = conversation.turns + (message.from === 'student' ? 1 : 0)
  return { ...conversation, turns, last_message_at: message.at, messages: [...conversation.messages, message] }
}

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
