import { importFields } from '#contract/imports.ts'

/** What a heading can say: a field, a name of which only the other columns tell the part, or a further part of a name. */
export const meanings = [...importFields, 'name', 'further_first_name', 'further_last_name'] as const
export type Meaning = (typeof meanings)[number]

/** The headings of a language, each as people write it; case, accents, spaces and punctuation don't matter. */
export type Headings = Record<Meaning, readonly string[]>
