import { importFields } from '#contract/people/imports.ts'

/** A field, a "name" whose part depends on the other columns, or a further part of a name. */
export const meanings = [...importFields, 'name', 'further_first_name', 'further_last_name'] as const
export type Meaning = (typeof meanings)[number]

/** Separated by bars; case, accents, spaces and punctuation don't matter. */
export type Headings = Record<Meaning, string>

export const listHeadings = (texts: string): string[] => texts.split(/[|\n]/).filter((text) => text.trim())
