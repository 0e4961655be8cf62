import * as z from 'zod/mini'

/** What is done about a mistake: nothing, the right form said in passing, a chance to say it again, the important ones named, or all of them in the summary. */
export const correctionStyles = ['none', 'recast', 'prompt', 'every_mistake', 'at_the_end'] as const

export type CorrectionStyle = (typeof correctionStyles)[number]

export const grammarKinds = [
  'capital',
  'agreement',
  'verb_form',
  'tense',
  'article',
  'preposition',
  'word_order',
  'missing_word',
  'extra_word',
  'word_choice',
  'false_friend',
] as const
export const correctionKinds = ['spelling', 'accents', ...grammarKinds, 'other_language'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** What corrections are counted as: all of the rules of grammar are one. */
export const correctionGroups = ['spelling', 'accents', 'grammar', 'other_language'] as const
export type CorrectionGroup = (typeof correctionGroups)[number]

export const groupOf = (kind: CorrectionKind): CorrectionGroup =>
  kind === 'spelling' || kind === 'accents' || kind === 'other_language' ? kind : 'grammar'

/** What the coach did about a mistake while the talk went on: it named it, or asked to say it again, and how the first try went. */
export const coachings = ['named', 'asked', 'right', 'wrong'] as const

/** Something that a student wrote, and how it is written; null where it can't be said. */
export const Correction = z.object({
  kind: z.enum(correctionKinds),
  written: z.string(),
  better: z.nullable(z.string()),
  /** Where it stands in the message, in UTF-16 units. */
  start: z.optional(z.int()),
  end: z.optional(z.int()),
  /** The rule that found it, `<language>.<topic>.<name>`; `spelling` and `accents` for words. */
  rule: z.optional(z.string()),
  /** Why, in the language of the one who reads it. */
  why: z.optional(z.string()),
  coaching: z.optional(z.enum(coachings)),
})
export type Correction = z.output<typeof Correction>
