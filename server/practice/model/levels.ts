import type { Level } from '#contract/values/languages.ts'

const byLevel: Record<Level, string> = {
  A1: 'Sentences of at most 8 words. The few hundred most common words. Present tense, "can", "want", "there is"; no subordinate clauses, no idioms. Say one thing at a time and repeat key words.',
  A2: 'Sentences of at most 12 words. Everyday words. Present, the most common past tense and the near future; clauses with "and", "but", "because". No idioms.',
  B1: 'Sentences of at most 16 words. Common words, and a rarer one only where the context explains it. All common tenses, simple conditions and relative clauses. Common idioms now and then.',
  B2: 'Sentences of at most 22 words. A wide everyday vocabulary. All tenses and moods of ordinary speech, reported speech, the passive. Common idioms.',
  C1: 'Natural sentences of any shape. A wide and precise vocabulary, idioms, shades of politeness. Do not simplify.',
  C2: 'Speak as with an educated native speaker: nuance, irony, rare words and every structure of the language.',
}
const unknown =
  'Follow the level that the own messages of the student show, and stay a little below it: short sentences and common words while theirs are.'

/** How the partner speaks so that a student of a level understands it; null if the level is unknown. */
export const guidanceOf = (level: Level | null): string =>
  level ? `The student is at level ${level} (CEFR), and so is your language. ${byLevel[level]}` : unknown
