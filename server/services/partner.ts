import { type ChatbotContent, NewChatbot } from '#contract/chatbots.ts'
import type { Correction } from '#contract/corrections.ts'
import type { speakers } from '#contract/conversations.ts'
import type { Engine } from '#contract/engines.ts'

/** What a conversation is held by: the chatbot as it was at the beginning. */
export const Script = NewChatbot
export type Script = ChatbotContent

/** One thing that was said. */
export interface Utterance {
  from: (typeof speakers)[number]
  text: string
}
/** What a partner knows when it is its turn. */
export interface PartnerInput {
  school_id: string
  script: Script
  /** The name of the avatar that speaks; null where nobody has one. */
  avatar_name: string | null
  /** The same seed and the same words give the same guided answer. */
  seed: number
  /** The student's own language; null where it is not known. */
  native_language: string | null
  /** Everything that was said after the opening message; the last is the student's. */
  utterances: readonly Utterance[]
  /** What was found in the student's last message. */
  corrections: readonly Correction[]
}

/** Whoever answers a student. */
export interface Partner {
  engine: Engine
  /** The answer, in pieces as they come. Rejects with `provider_failed` or `unavailable`; ends when the signal is aborted. */
  answer: (turn: PartnerInput, signal: AbortSignal) => AsyncIterable<string>
  /** Asks the server behind it once, where there is one, and warns in the log where it does not answer as it should. */
  check?: (signal: AbortSignal) => Promise<void>
}
