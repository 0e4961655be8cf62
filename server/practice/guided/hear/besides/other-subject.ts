import type { Step } from '#contract/teaching/chatbot-step.ts'
import { findAny, type Pattern, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'

/**
 * Whether a message of one sentence is about a thing that the chatbot nowhere mentions ("My umbrella flew away"), or
 * what fits in it is the number of such things ("An ant has six legs"); a word of the topic may be there by chance.
 * Of a chatbot without topics and reactions too little is known.
 */
export function isOfOther({ script, listener }: Listening, { step, said }: Turn): boolean {
  const isTold = script.steps.some(({ topics = [], reactions = [] }) => topics.length + reactions.length > 0)
  if (!isTold || sentencesOf(said.text).length > 1) return false
  return said.entities.some(
    ({ kind, text }) =>
      (kind === 'subject' || (kind === 'counted' && isOnlyNumber(listener, step, said.text))) &&
      !isMentioned(listener, step, listener.tongue.wordsOf(text)),
  )
}

const patternsAt = ({ tongue }: Listener, { expects, topics = [], reactions = [] }: Step): Pattern[] =>
  [expects, topics, ...reactions.map(({ matches }) => matches)]
    .flatMap((entries) => patternsOfEach(tongue, entries))
    .flat()

function isOnlyNumber(listener: Listener, step: Step, text: string): boolean {
  const { tongue } = listener
  const words = tongue.wordsOf(text)
  const fitting = patternsAt(listener, step).filter((pattern) => findAny(tongue, words, [pattern]) !== null)
  return (
    fitting.length > 0 &&
    fitting.every(({ pieces }) =>
      pieces.every(({ word }) => word === 'number' || (word !== 'any' && tongue.isNumber(word))),
    )
  )
}

function isMentioned(listener: Listener, step: Step, words: readonly Word[]): boolean {
  const { tongue, known } = listener
  return (
    words.some(({ bare, plain }) => known.has(bare) || known.has(tongue.stem(plain))) ||
    findAny(tongue, words, patternsAt(listener, step).filter(namesWord)) !== null
  )
}

const namesWord = ({ pieces }: Pattern) => pieces.some(({ word }) => typeof word !== 'string')
