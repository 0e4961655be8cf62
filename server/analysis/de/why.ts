import type { WhyBook } from '#server/analysis/pack.ts'

/** Why something is not right in German. */
export const why = {} satisfies WhyBook
