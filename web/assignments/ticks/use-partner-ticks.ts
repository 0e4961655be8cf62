import { assignmentLimits } from '#contract/values/assignment-limits.ts'
import { type Ticks, useTicks } from '../../lists/use-ticks.ts'

export interface PartnerTicks {
  chatbots: Ticks
  avatars: Ticks
  ids: { chatbot_ids: string[]; avatar_ids: string[] }
  counts: { chatbots: number; avatars: number }
  isFull: boolean
  max: number
  clear: () => void
}

/** Selections survive a change of the search. */
export function usePartnerTicks(): PartnerTicks {
  const chatbots = useTicks(assignmentLimits.chatbots)
  const avatars = useTicks(assignmentLimits.avatars)
  return {
    chatbots,
    avatars,
    ids: { chatbot_ids: [...chatbots.ticked.keys()], avatar_ids: [...avatars.ticked.keys()] },
    counts: { chatbots: chatbots.ticked.size, avatars: avatars.ticked.size },
    isFull: chatbots.isFull || avatars.isFull,
    max: chatbots.isFull ? chatbots.max : avatars.max,
    clear: () => {
      chatbots.clear()
      avatars.clear()
    },
  }
}
