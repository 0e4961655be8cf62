/** What a message does; several may hold. Where nothing else is left of a message, it is no answer. */
export const actKinds = [
  'greeting',
  'yes',
  'no',
  'choice',
  'refusal',
  'dont_know',
  'question',
  'asks_back',
  'asks_repetition',
  'asks_meaning',
  'asks_how_to_say',
  'asks_other_language',
  'thanks',
  'goodbye',
  'nonsense',
  'insult',
  'distress',
  'answer',
] as const
export type ActKind = (typeof actKinds)[number]

/** An act of a message, and where it stands in it. */
export interface Act {
  act: ActKind
  /** In UTF-16 units of the message. */
  start: number
  end: number
  /** What was chosen, what a question is about, the word that is asked for. */
  about?: string | undefined
}

/** How an act is worded in a language. */
export interface ActRule {
  act: Exclude<ActKind, 'choice' | 'answer'>
  /**
   * As in `Pattern`, over the words of a clause or of all clauses from one to the end of the sentence: without marks on
   * letters, apostrophes and commas, and without the fillers before and after. `[` and `]` stand around what it is about,
   * and `!!,` where a clause must be the first.
   */
  pattern: string | readonly string[]
  /** Only in front of a question mark. */
  isAsked?: true
  /** Messages that have the act; at least three. */
  right: readonly string[]
  /** Messages that look alike and don't; at least three. */
  wrong: readonly string[]
}

/** All that is known of the acts of a language. */
export interface ActPack {
  rules: readonly ActRule[]
  /** Words that say nothing at the beginning or the end of a clause (`well`, `please`); with a comma, only where they are the whole clause. */
  fillers: readonly string[]
  /** Words that learners write together or in short, and what they stand for; without marks (`im`: `i am`). What says nothing stands for an empty text. */
  respelt: Readonly<Record<string, string>>
  choice: ChoiceWords
}

/** What tells which of the offered things was chosen. */
export interface ChoiceWords {
  /** What stands between two things offered. */
  or: readonly string[]
  /** The first, the second, the last and both; each a list of words. */
  first: readonly string[]
  second: readonly string[]
  /** What stands beside the things offered and names neither (`like`, `prefer`). */
  beside: readonly string[]
}
