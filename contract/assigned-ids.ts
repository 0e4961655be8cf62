import * as z from 'zod/mini'
import { assignmentLimits } from './assignment-limits.ts'
import { id } from './text.ts'

/** At most so many ids, and none where they are not sent. */
export const idsUpTo = (most: number) => z._default(z.array(id).check(z.maxLength(most)), [])

/** What is assigned, or taken away, in one call. */
export const assignedIds = {
  chatbot_ids: idsUpTo(assignmentLimits.chatbots),
  avatar_ids: idsUpTo(assignmentLimits.avatars),
}

/** Refuses a call that names neither a chatbot nor an avatar. */
export const namesSome = z.refine<{ chatbot_ids: string[]; avatar_ids: string[] }>(
  ({ chatbot_ids, avatar_ids }) => chatbot_ids.length + avatar_ids.length > 0,
)
