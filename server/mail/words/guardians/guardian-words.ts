import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** What a student did in a week, in whole minutes, and how much of the homework that was due is done. */
export interface Effort {
  conversations: number
  minutes: number
  homework: number
  homework_done: number
}
/** One line about a week; it names what was done, and never what was said or how well. */
export type EffortLine = (name: string, effort: Effort) => string

export type GuardianLetters = Record<'guardian_consent' | 'guardian_week', LetterWords>
