import * as z from 'zod/mini'

/** How far a conversation has come: steps done of all, and whether it is over. */
export const Progress = z.object({ done: z.int(), of: z.int(), is_over: z.boolean() })
export type Progress = z.output<typeof Progress>
