import * as z from 'zod/mini'

/** Who answers: the steps of the chatbot, or a language model. */
export const engines = ['guided', 'model'] as const
export type Engine = (typeof engines)[number]

/** What is done about a mistake: nothing, the right form said in passing, each one named, or all of them in the summary. */
export const correctionStyles = ['none', 'recast', 'every_mistake', 'at_the_end'] as const
/** Help is given in the student's own language, or in the one that is practised. */
export const helpLanguages = ['own', 'target'] as const

export const correctionKinds = ['spelling', 'accents', 'other_language'] as const
/** Something that a student wrote, and how it is written; null where it can't be said. */
export const Correction = z.object({
  kind: z.enum(correctionKinds),
  written: z.string(),
  better: z.nullable(z.string()),
})
export type Correction = z.output<typeof Correction>

/** How far a conversation has come: steps done of all, and whether it is over. */
export const Progress = z.object({ done: z.int(), of: z.int(), is_over: z.boolean() })
export type Progress = z.output<typeof Progress>
