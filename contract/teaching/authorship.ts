import * as z from 'zod/mini'

export const authorship = {
  /** The member who wrote it; null for the school itself. */
  author: z.nullable(z.string()),
  /** Whether the caller may change it: a teacher what they wrote themselves. */
  can_edit: z.boolean(),
}
