import type { TaskGoal } from '#contract/teaching/task.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

interface HomeworkFields {
  partner: string
  /** A weekday with its date. */
  due: string
  goals: string
}
/** The words in which a mail or a calendar names homework. */
export interface HomeworkWords {
  due: (fields: HomeworkFields) => string
  late: (fields: HomeworkFields) => string
  goal: Record<TaskGoal, (count: number) => string>
  done: (count: number) => string
  note: (text: string) => string
  /** The name of an event in a calendar, and of the calendar. */
  event: (partner: string) => string
  calendar: (school: string) => string
  /** Stands before the link that stops reminders. */
  stop: string
}
export type HomeworkLetters = { homework_reminder: LetterWords }

export const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : other}`
