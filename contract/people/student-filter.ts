import * as z from 'zod/mini'
import { levels } from '../values/languages.ts'
import { paging } from '../values/lists.ts'
import { id, searchText } from '../values/text.ts'

export const studentStatuses = ['active', 'inactive'] as const
export type StudentStatus = (typeof studentStatuses)[number]

export const studentSorts = [
  'name',
  'last_name',
  'email',
  'student_number',
  'level',
  'status',
  'created_at',
  'last_practised_at',
] as const
export type StudentSort = (typeof studentSorts)[number]
/** A minus sorts in the other direction. */
export const studentSortOrders = [...studentSorts, ...studentSorts.map((name) => `-${name}` as const)]
export const StudentSortOrder = z.enum(studentSortOrders)

export const StudentFilter = z.strictObject({
  search: z.optional(searchText),
  status: z.optional(z.enum(studentStatuses)),
  level: z.optional(z.enum(levels)),
  class_id: z.optional(id),
  /** Students to whom this chatbot or avatar is assigned, directly or through a class. */
  chatbot_id: z.optional(id),
  avatar_id: z.optional(id),
  /** Students who have been inactive for longer than the school's retention period. */
  retention: z.optional(z.literal('due')),
  /** Students who have not done homework that was due in the last 14 days. */
  homework: z.optional(z.literal('behind')),
})
export type StudentFilter = z.output<typeof StudentFilter>
/** `members_last` is a class whose members are listed last. */
const order = { sort: z._default(StudentSortOrder, 'name'), members_last: z.optional(id) }
export const StudentQuery = z.extend(StudentFilter, { ...paging, ...order })
export type StudentQuery = z.output<typeof StudentQuery>
