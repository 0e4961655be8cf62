import { factsAsked, questionsIn } from '#server/practice/guided/hear/facts.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'

/** Whether a phrase stands in a question for something else: "Quem é você" only ends like "e você". */
export const isSomethingElse = (listening: Listening, { said }: Turn, spoken: Aside | null, isWanted: boolean) =>
  (spoken?.kind === 'repeat' && (isWanted || isKnownAgain(listening, said))) ||
  (spoken?.kind === 'and_you' && said.acts !== null && said.acts.every(({ act }) => act === 'question'))

// "What was your name again?" asks for the name, and not for the question.
const isKnownAgain = ({ script, listener }: Listening, { text, acts }: Turn['said']) =>
  acts !== null &&
  !acts.some(({ act }) => act === 'asks_repetition' || act === 'asks_meaning') &&
  factsAsked(listener, script, questionsIn(text, acts, script.language)).length > 0
