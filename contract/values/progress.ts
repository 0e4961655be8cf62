import * as z from 'zod/mini'

export const Progress = z.object({ done: z.int(), of: z.int(), is_over: z.boolean() })
export type Progress = z.output<typeof Progress>
