import type { Act } from '#server/analysis/acts/act.ts'
import { judge } from '#server/practice/guided/hear/judge.ts'
import { reactionTo } from '#server/practice/guided/hear/reactions.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'

const telling: ReadonlySet<Act['act']> = new Set(['yes', 'no', 'choice'])

/** Whether what a message says besides some of its acts answers the step: "Is it vegan? I'm allergic to milk" does not. */
export function isAnsweredWithout(
  { script, listener }: Listening,
  { standing, step, said }: Turn,
  acts: readonly Act[],
) {
  const others = said.acts?.filter((act) => !acts.includes(act)) ?? []
  const text = acts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    said.text,
  )
  return (
    others.some(({ act }) => telling.has(act)) ||
    judge(listener, script, step, text).isGood ||
    reactionTo(listener, step, { ...said, text, acts: others }, standing.known) !== null
  )
}

/** Whether it is asked to hear something again, and what is said besides only says why: "Could you repeat that? It's loud here". */
export function isRepeatWithReason(listening: Listening, turn: Turn): boolean {
  const { wordsOf } = listening.listener.tongue
  const asked = (turn.said.acts ?? []).filter(
    ({ act, start, end }) => act === 'asks_repetition' && wordsOf(turn.said.text.slice(start, end)).length > 1,
  )
  return asked.length > 0 && !isAnsweredWithout(listening, turn, asked)
}

/** Whether a question is asked, and what is said besides answers nothing. */
export function isQuestionAlone(listening: Listening, turn: Turn): boolean {
  const asked = (turn.said.acts ?? []).filter(({ act }) => act === 'question')
  return asked.length > 0 && !isAnsweredWithout(listening, turn, asked)
}
