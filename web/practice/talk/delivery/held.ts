import type { PracticeConversation } from '#contract/practice.ts'
import type { Talk } from './create-talk.ts'
import type { TalkState } from './talk-state.ts'

/** A conversation that is being held: what can be done with it, how it stands here, and what the server says of it. */
export interface Held {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}
