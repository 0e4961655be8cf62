import { importFields } from '#contract/imports.ts'

/** What a heading can say: a field, a name of which only the other columns tell the part, or a further part of a name. */
export const meanings = [...importFields, 'name', 'further_first_name', 'further_last_name'] as const
export type Meaning = (typeof meanings)[number]

/** The headings of a language as people write them, between bars; case, accents, spaces and punctuation don't matter. */
export type Headings = Record<Meaning, string>

/** The headings that are written between bars or on lines. */
export const listHeadings = (texts: string): string[] => texts.split(/[|\n]/).filter((text) => text.trim())
