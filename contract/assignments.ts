import * as z from 'zod/mini'
import { assignedIds, idsUpTo } from './assigned-ids.ts'
import { assignmentLimits } from './assignment-limits.ts'
import { Avatar, avatarStatuses } from './avatars.ts'
import { chatbotStatuses } from './chatbots.ts'
import { defineApi } from './endpoint.ts'
import { levels, practiceLanguages } from './languages.ts'
import { Look } from './looks.ts'
import { id } from './text.ts'

const partner = {
  id: z.uuid(),
  name: z.string(),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
}

/** Who may practise with what: a student, or everybody in a class now and later. Exactly one of `chatbot` and `avatar` is there, and one of `student` and `class`. */
export const Assignment = z.object({
  chatbot: z.nullable(z.object({ ...partner, status: z.enum(chatbotStatuses) })),
  /** With the look of its face, and the chatbot that it speaks through, whose level is its own. */
  avatar: z.nullable(
    z.object({ ...partner, status: z.enum(avatarStatuses), look: Look, chatbot: Avatar.shape.chatbot }),
  ),
  student: z.nullable(z.object({ id: z.uuid(), name: z.string(), is_active: z.boolean() })),
  class: z.nullable(z.object({ id: z.uuid(), name: z.string(), student_count: z.int() })),
})
export type Assignment = z.output<typeof Assignment>

export const assignments = defineApi({
  list: {
    method: 'GET',
    path: '/assignments',
    summary:
      'Who has what: of a chatbot, of an avatar, of a student with those of their classes, or of a class. One of them is asked for.',
    query: z.strictObject({
      chatbot_id: z.optional(id),
      avatar_id: z.optional(id),
      student_id: z.optional(id),
      class_id: z.optional(id),
    }),
    returns: z.object({ items: z.array(Assignment) }),
    fails: ['not_found'],
  },
  set: {
    method: 'PUT',
    path: '/assignments',
    summary: 'Assign every chatbot and avatar to every student and class, or take them away.',
    body: z.strictObject({
      ...assignedIds,
      student_ids: idsUpTo(assignmentLimits.students),
      class_ids: idsUpTo(assignmentLimits.classes),
      on: z.boolean(),
    }),
    returns: z.object({ changed: z.int() }),
    fails: ['not_found'],
  },
})
