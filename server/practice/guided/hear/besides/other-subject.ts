import { findAny, type Pattern, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'
import type { Judgement } from '#server/practice/guided/hear/judge.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'

/**
 * Whether a message of one sentence is about a thing that the chatbot nowhere mentions ("My umbrella flew away"), or
 * what fits in it is the number of such things ("An ant has six legs"); a word of the topic may be there by chance.
 * Of a chatbot without topics and reactions too little is known.
 */
export function isOfOther({ script, listener }: Listening, { step, said }: Turn, { found }: Judgement): boolean {
  const isTold = script.steps.some(({ topics = [], reactions = [] }) => topics.length + reactions.length > 0)
  if (!isTold || sentencesOf(said.text).length > 1) return false
  const isOnlyNumber = found.length > 0 && found.every((word) => listener.tongue.isNumber(word))
  return said.entities.some(
    ({ kind, text }) =>
      (kind === 'subject' || (kind === 'counted' && isOnlyNumber)) &&
      !isMentioned(listener, step, listener.tongue.wordsOf(text)),
  )
}

function isMentioned({ tongue, known }: Listener, step: Turn['step'], words: readonly Word[]): boolean {
  if (words.some(({ bare, plain }) => known.has(bare) || known.has(tongue.stem(plain)))) return true
  const lists = [step.expects, step.topics ?? [], ...(step.reactions ?? []).map(({ matches }) => matches)]
  return lists
    .flatMap((entries) => patternsOfEach(tongue, entries))
    .some((patterns) => findAny(tongue, words, patterns.filter(namesWord)) !== null)
}

const namesWord = ({ pieces }: Pattern) => pieces.some(({ word }) => typeof word !== 'string')
