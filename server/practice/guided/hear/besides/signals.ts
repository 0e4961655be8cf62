import type { ActKind } from '#server/analysis/acts/act.ts'
import { heardIn } from '#server/practice/guided/reply/asides.ts'
import { lastClauseOf } from '#server/practice/guided/hear/clauses.ts'
import type { AnalysedText } from '#server/practice/guided/hear/reactions.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'

const laughter =
  /(?:^|[^\p{L}\p{N}])(?:lol|mdr+|ptdr+|xd+|a?(?:ha){2,}h?|(?:ah){2,}a?|(?:ja|je|he|hi){2,}|k{3,}|rs{2,}|😂|🤣)[^\p{L}\p{N}]*$/iu

/** A message without the laughter at its end, where more is said. */
export function withoutLaughter(said: AnalysedText): AnalysedText {
  const text = said.text.replace(laughter, '')
  return text !== said.text && /\p{L}/u.test(text) ? { ...said, text, isLaughing: true } : said
}

/** A message that ends in laughter, as one that jokes. */
export const asJoke = ({ text, acts, isLaughing, ...said }: AnalysedText): AnalysedText | null =>
  acts !== null && isLaughing
    ? { ...said, text, acts: [...acts, { act: 'nonsense', start: 0, end: text.length }] }
    : null

/** What stands before a goodbye without being an answer, and what makes a greeting one: "I don't feel like it. Ciao." */
const besideGoodbye: ReadonlySet<ActKind> = new Set(['yes', 'no', 'refusal', 'dont_know', 'thanks'])
const refusing: ReadonlySet<ActKind> = new Set(['no', 'refusal', 'dont_know'])

/** Whether a student takes leave before the last step, with no answer beside it. */
export function isLeaving({ script, ears: [ear] }: Listening, { step, said }: Turn, isAnswered: boolean): boolean {
  const acts = (said.acts ?? []).toSorted((a, b) => a.start - b.start)
  const last = acts.at(-1)
  if (!last || !ear || script.steps.at(-1) === step) return false
  const clause = lastClauseOf(said.text)
  const isInOne = refusing.has(last.act) && heardIn(ear, 'goodbye', ear.tongue.wordsOf(clause.last)) !== null
  const before = isInOne && clause.before !== '' ? acts : acts.slice(0, -1)
  const isGoodbye =
    isInOne || last.act === 'goodbye' || (last.act === 'greeting' && before.some(({ act }) => refusing.has(act)))
  const isAlone = before.length > 0 && before.every(({ act }) => besideGoodbye.has(act))
  return isGoodbye && isAlone && (!isAnswered || before.some(({ act }) => act === 'refusal'))
}
