import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about working in a school. */
export type StaffLetters = Record<
  | 'staff_invitation'
  | 'school_offered'
  | 'school_handed_over'
  | 'second_factors_reset'
  | 'factors_reset_planned'
  | 'factors_reset_by_operator'
  | 'handover_planned',
  LetterWords
>
