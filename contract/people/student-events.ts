import * as z from 'zod/mini'

export const StudentEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['added', 'joined', 'inactivated', 'changed', 'practised']),
  class: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
})
export type StudentEvent = z.output<typeof StudentEvent>
