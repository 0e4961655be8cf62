import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { levels } from './languages.ts'

/** A named group of students, with how many are in it. */
export const Class = z.object({
  id: z.uuid(),
  name: z.string(),
  language: z.nullable(z.string()),
  level: z.nullable(z.enum(levels)),
  student_count: z.int(),
  version: z.int(),
})
export type Class = z.output<typeof Class>

export const classes = defineApi({
  list: {
    method: 'GET',
    path: '/classes',
    summary: 'All classes of the school, by name.',
    returns: z.object({ items: z.array(Class), total: z.int() }),
  },
})
