import type { Step } from '#contract/teaching/chatbot-step.ts'
import { ownWords } from '#server/practice/guided/hear/judge.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findPattern, type Pattern, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'

/** What a step listens for: answers, topics and what it reacts to. */
export const patternsAt = ({ tongue }: Listener, { expects, topics = [], reactions = [] }: Step): Pattern[] =>
  [expects, topics, ...reactions.map(({ matches }) => matches)]
    .flatMap((entries) => patternsOfEach(tongue, entries))
    .flat()

/** How many different words of an answer are of what a step asks; numbers and small words may be there by chance. */
export function countTouched(listener: Listener, steps: readonly Step[], step: Step, words: readonly Word[]): number {
  const { tongue } = listener
  const own = ownWords(tongue, steps, step)
  const touched = new Map(words.filter(({ plain }) => own.has(tongue.stem(plain))).map((word) => [word.bare, word]))
  for (const pattern of patternsAt(listener, step))
    if (!pattern.pieces.some(({ word }) => typeof word === 'string'))
      for (const word of findPattern(tongue, words, pattern) ?? []) touched.set(word.bare, word)
  return [...touched.values()].filter((word) => !tongue.functionWords.has(word.bare) && !tongue.isNumber(word)).length
}

/** The fewest letters of a word that says what something is about. */
const telling = 3

/** How many words of an answer, small ones and mistyped ones aside, the chatbot has nowhere. */
export const countUnknown = ({ tongue, known }: Listener, words: readonly Word[]): number =>
  words.filter(
    (word) =>
      word.bare.length >= telling &&
      !tongue.functionWords.has(word.bare) &&
      !tongue.isNumber(word) &&
      tongue.isWord(word) &&
      !known.has(word.bare) &&
      !known.has(tongue.stem(word.plain)),
  ).length
