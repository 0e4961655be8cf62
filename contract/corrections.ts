import * as z from 'zod/mini'

/** Ignore mistakes, repeat the right form in the answer, name each mistake, or list all in the summary. */
export const correctionStyles = ['none', 'recast', 'every_mistake', 'at_the_end'] as const

export const correctionKinds = ['spelling', 'accents', 'other_language'] as const
/** `better` is null where no correction is known. */
export const Correction = z.object({
  kind: z.enum(correctionKinds),
  written: z.string(),
  better: z.nullable(z.string()),
})
export type Correction = z.output<typeof Correction>
