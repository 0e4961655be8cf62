import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about working in a school. */
export type StaffLetters = Record<
  'staff_invitation' | 'school_offered' | 'school_handed_over' | 'second_factors_reset',
  LetterWords
>
