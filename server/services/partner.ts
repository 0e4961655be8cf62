import * as z from 'zod/mini'
import { type ChatbotContent, NewChatbot } from '#contract/teaching/chatbots.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { speakers } from '#contract/practice/conversations.ts'
import type { Engine } from '#contract/values/engines.ts'
import { actKinds } from '#server/analysis/acts/act.ts'
import type { StudentAddress } from '#contract/values/student-address.ts'

export const Script = NewChatbot
export type Script = ChatbotContent

/** What a student says of themselves and of the matter, which a partner can say again. */
export const entityKinds = ['name', 'place', 'number', 'time'] as const
export type EntityKind = (typeof entityKinds)[number]
/** What a message is about, which is never said again. */
const matterKinds = ['subject', 'owner', 'person', 'family', 'counted', 'sum', 'year', 'event'] as const
const EntityMention = z.object({ kind: z.enum([...entityKinds, ...matterKinds]), text: z.string() })
export type EntityMention = z.output<typeof EntityMention>

/** Where a guided conversation stands: the steps that are behind, and what has happened since the next was asked. */
export const DialogueState = z.object({
  at: z.int(),
  /** Answers to this step that did not fit. */
  tries: z.int(),
  /** Messages in a row that were no answer and used up no try. */
  asides: z.int(),
  turns: z.int(),
  accepted: z.int(),
  is_over: z.boolean(),
  known: z.partialRecord(z.enum(entityKinds), z.string()),
})
export type DialogueState = z.output<typeof DialogueState>

export const MessageAnalysis = z.object({
  acts: z.nullable(
    z.array(z.object({ act: z.enum(actKinds), start: z.int(), end: z.int(), about: z.optional(z.string()) })),
  ),
  entities: z.optional(z.array(EntityMention)),
  state: z.optional(DialogueState),
  /** The numbers of the steps that the tutor counts as done by the message. */
  steps_done: z.optional(z.array(z.int())),
})
export type MessageAnalysis = z.output<typeof MessageAnalysis>

export interface Utterance {
  from: (typeof speakers)[number]
  text: string
  analysis?: MessageAnalysis | null
}
export interface PartnerInput {
  school_id: string
  script: Script
  avatar_name: string | null
  /** The same seed and messages give the same guided answer. */
  seed: number
  native_language: string | null
  /** `informal` if omitted. */
  student_address?: StudentAddress
  words_asked?: readonly string[]
  /** Everything after the opening message; the last is the student's. */
  utterances: readonly Utterance[]
  corrections: readonly Correction[]
}

export interface Consultation {
  instructions: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  format: { name: string; schema: object }
}

export interface Partner {
  engine: Engine
  /** Streams the answer. Rejects with `provider_failed` or `unavailable`; ends when the signal is aborted. */
  answer: (turn: PartnerInput, signal: AbortSignal) => AsyncIterable<string>
  /** Asks the model for data beside the conversation; null where no more may be asked today. Absent where no model answers. */
  consult?: (school_id: string, question: Consultation, signal: AbortSignal) => Promise<string | null>
  check?: (signal: AbortSignal) => Promise<void>
}
