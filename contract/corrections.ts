import * as z from 'zod/mini'

/** What is done about a mistake: nothing, the right form said in passing, each one named, or all of them in the summary. */
export const correctionStyles = ['none', 'recast', 'every_mistake', 'at_the_end'] as const

export const correctionKinds = ['spelling', 'accents', 'other_language'] as const
/** Something that a student wrote, and how it is written; null where it can't be said. */
export const Correction = z.object({
  kind: z.enum(correctionKinds),
  written: z.string(),
  better: z.nullable(z.string()),
})
export type Correction = z.output<typeof Correction>
