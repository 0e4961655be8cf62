import * as z from 'zod/mini'
import { assignmentLimits } from './assignment-limits.ts'
import { id } from './text.ts'

export const idList = (max: number) => z._default(z.array(id).check(z.maxLength(max)), [])

export const assignedIds = {
  chatbot_ids: idList(assignmentLimits.chatbots),
  avatar_ids: idList(assignmentLimits.avatars),
}

export const namesAtLeastOne = z.refine<{ chatbot_ids: string[]; avatar_ids: string[] }>(
  ({ chatbot_ids, avatar_ids }) => chatbot_ids.length + avatar_ids.length > 0,
)
