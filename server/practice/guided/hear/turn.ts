import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Ear } from '#server/practice/guided/hear/ear.ts'
import type { AnalysedText } from '#server/practice/guided/hear/reactions.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import type { DialogueState, Script } from '#server/services/partner.ts'

export interface Listening {
  script: Script
  listener: Listener
  ears: readonly Ear[]
}

/** A message, and where the conversation stands. */
export interface Turn {
  standing: DialogueState
  step: Step
  said: AnalysedText
}
