import * as z from 'zod/mini'
import { assignedIds, idList } from '../values/assigned-ids.ts'
import { assignmentLimits } from '../values/assignment-limits.ts'
import { Avatar, avatarStatuses } from './avatars.ts'
import { chatbotStatuses } from './chatbots.ts'
import { defineApi } from '../endpoint.ts'
import { levels, practiceLanguages } from '../values/languages.ts'
import { Look } from '../values/looks.ts'
import { id } from '../values/text.ts'

const partner = {
  id: z.uuid(),
  name: z.string(),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
}

/** Exactly one of `chatbot` and `avatar` is set, and one of `student` and `class`; a class means its present and future members. */
export const Assignment = z.object({
  chatbot: z.nullable(z.object({ ...partner, status: z.enum(chatbotStatuses) })),
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
    staff: 'teacher',
    summary:
      "The assignments of a chatbot, an avatar, a student (with those of the student's classes) or a class. Send exactly one of the ids.",
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
    staff: 'teacher',
    summary: 'Assign each chatbot and avatar to each student and class, or remove those assignments.',
    body: z.strictObject({
      ...assignedIds,
      student_ids: idList(assignmentLimits.students),
      class_ids: idList(assignmentLimits.classes),
      on: z.boolean(),
    }),
    returns: z.object({ changed: z.int() }),
    fails: ['not_found'],
  },
})
