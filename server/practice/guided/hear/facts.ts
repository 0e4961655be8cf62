import type { Fact } from '#contract/teaching/chatbot-step.ts'
import type { Act } from '#server/analysis/acts/act.ts'
import { endsAsking } from '#server/practice/guided/hear/questions/question.ts'
import { checkedLanguages } from '#server/analysis/packs.ts'
import { isOpenQuestion } from '#server/practice/guided/language/interrogatives.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'
import { likenessOf } from '#server/practice/guided/language/compare.ts'
import type { Script } from '#server/services/partner.ts'
import { isUnasked } from './besides/act-aside.ts'
import type { Question } from './outcome.ts'
import type { Listening, Turn } from './turn.ts'

export function questionsIn(text: string, acts: readonly Act[] | null, language: string): string[] {
  const asked = (acts ?? []).filter(({ act }) => act === 'question').map(({ start, end }) => text.slice(start, end))
  const parts = language === 'el' ? sentencesOf(text) : sentencesOf(text).flatMap((sentence) => sentence.split(';'))
  const marked = parts.filter((part) => endsAsking(part, language))
  return [...new Set([...marked, ...asked])]
}

/** Where a question is wanted, one that is no answer is answered as well; beside an answer, only what the partner knows. */
export function questionFor(
  { script, listener }: Listening,
  { step, said }: Turn,
  questions: readonly string[],
): Question | null {
  if (questions.length === 0) return null
  const [fact = null, also = null] = factsAsked(listener, script, questions)
  const isAnswered =
    fact !== null || !isUnasked(step, listener.tongue) || !said.acts?.some(({ act }) => act === 'answer')
  return isAnswered ? { fact, also } : null
}

/** What the partner knows of what is asked: one thing, or two that are asked at once; empty where it knows nothing. */
export function factsAsked(listener: Listener, { facts }: Script, questions: readonly string[]): Fact[] {
  const first = firstOf(listener, facts, questions)
  if (first === undefined) return []
  const inParts = questions.flatMap(partsOf).map((part) => firstOf(listener, facts, [part]))
  // One that takes the whole question together answers all of it.
  const other = inParts.includes(first) ? inParts.find((fact) => fact !== undefined && fact !== first) : undefined
  if (other === undefined) return [first]
  return inParts.indexOf(first) < inParts.indexOf(other) ? [first, other] : [other, first]
}

// "When is breakfast, and is there Wi-Fi?"
const partsOf = (question: string) => question.split(/[,;:!?.]+|\s(?:and|und|et|ed?|y)\s/u)

function firstOf(listener: Listener, facts: readonly Fact[], questions: readonly string[]): Fact | undefined {
  for (const question of questions) {
    const words = listener.tongue.wordsOf(question)
    const fact = factWithAll(listener, facts, words) ?? factShortened(listener, facts, question)
    if (fact) return fact
  }
  return undefined
}

const factWithAll = ({ tongue }: Listener, facts: readonly Fact[], words: readonly Word[]): Fact | undefined =>
  facts.find(({ question, asks }) =>
    patternsOfEach(tongue, patternsFor(tongue, asks, question)).every(
      (entry) => findAny(tongue, words, entry) !== null,
    ),
  )

/**
 * "When will it come?" where the question is "When will my suitcase come?": all that it is about is there, and it begins
 * alike, or neither asks for more than yes or no.
 */
function factShortened({ tongue }: Listener, facts: readonly Fact[], asked: string): Fact | undefined {
  const { language } = tongue
  const words = tongue.wordsOf(asked)
  return facts.find(({ question, asks }) => {
    if (asks.length > 0) return false
    const known = tongue.wordsOf(question)
    const isAlike = known[0]?.bare === words[0]?.bare
    const isClosed = checkedLanguages.some((each) => each === language) && !asksMore(asked) && !asksMore(question)
    const main = words.slice(isAlike ? 1 : 0).filter(({ bare }) => !tongue.functionWords.has(bare))
    const isIn = (word: Word) => known.some((each) => likenessOf(tongue, word, each) !== null || endsIn(each, word))
    return (isAlike || isClosed) && main.length > 0 && main.every(isIn)
  })

  function asksMore(text: string) {
    return isOpenQuestion(language, `${text.replace(/[?\s]+$/u, '')}?`)
  }
  // "Pause" is what "Mittagspause" is.
  function endsIn(long: Word, short: Word) {
    return language === 'de' && short.bare.length >= shortestPart && long.bare.endsWith(short.bare)
  }
}

/** The fewest letters of the last part of a German word. */
const shortestPart = 4

const mainWords = new WeakMap<readonly string[], readonly string[]>()

// Without patterns, the words of the question that say what it is about have to be there.
function patternsFor(tongue: Tongue, asks: readonly string[], question: string): readonly string[] {
  if (asks.length > 0) return asks
  const known = mainWords.get(asks)
  if (known) return known
  const words = tongue.wordsOf(question)
  const main = words.slice(1).filter(({ bare }) => !tongue.functionWords.has(bare))
  const patterns = (main.length > 0 ? main : words).map(({ plain }) => plain)
  mainWords.set(asks, patterns)
  return patterns
}
