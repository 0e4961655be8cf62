import * as z from 'zod/mini'
import { assignmentLimits } from './assignment-limits.ts'
import { chatbotStatuses } from './chatbots.ts'
import { defineApi } from './endpoint.ts'
import { levels, practiceLanguages } from './languages.ts'
import { id } from './text.ts'

/** Who may practise with what: a student, or everybody in a class now and later. Exactly one of `student` and `class` is there. */
export const Assignment = z.object({
  chatbot: z.object({
    id: z.uuid(),
    name: z.string(),
    language: z.enum(practiceLanguages),
    level: z.nullable(z.enum(levels)),
    status: z.enum(chatbotStatuses),
  }),
  student: z.nullable(z.object({ id: z.uuid(), name: z.string(), is_active: z.boolean() })),
  class: z.nullable(z.object({ id: z.uuid(), name: z.string(), student_count: z.int() })),
})
export type Assignment = z.output<typeof Assignment>

const ids = (most: number) => z._default(z.array(id).check(z.maxLength(most)), [])

export const assignments = defineApi({
  list: {
    method: 'GET',
    path: '/assignments',
    summary:
      'Who has what: of a chatbot, of a student with those of their classes, or of a class. One of the three is asked for.',
    query: z.strictObject({ chatbot_id: z.optional(id), student_id: z.optional(id), class_id: z.optional(id) }),
    returns: z.object({ items: z.array(Assignment) }),
    fails: ['not_found'],
  },
  set: {
    method: 'PUT',
    path: '/assignments',
    summary: 'Assign every chatbot to every student and class, or take them away.',
    body: z.strictObject({
      chatbot_ids: ids(assignmentLimits.chatbots),
      student_ids: ids(assignmentLimits.students),
      class_ids: ids(assignmentLimits.classes),
      on: z.boolean(),
    }),
    returns: z.object({ changed: z.int() }),
    fails: ['not_found'],
  },
})
