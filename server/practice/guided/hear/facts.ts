import type { Fact } from '#contract/teaching/chatbot-step.ts'
import type { Act } from '#server/analysis/acts/act.ts'
import { endsAsking } from '#server/practice/guided/hear/questions/question.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'
import { likenessOf } from '#server/practice/guided/language/compare.ts'
import type { Script } from '#server/services/partner.ts'

/** The questions in a message. */
export function questionsIn(text: string, acts: readonly Act[] | null, language: string): string[] {
  const asked = (acts ?? []).filter(({ act }) => act === 'question').map(({ start, end }) => text.slice(start, end))
  const marked = sentencesOf(text).filter((sentence) => endsAsking(sentence, language))
  return [...new Set([...marked, ...asked])]
}

/** What the partner knows of what is asked; null where it knows nothing. */
export function factAsked(listener: Listener, { facts }: Script, questions: readonly string[]): Fact | null {
  for (const question of questions) {
    const words = listener.tongue.wordsOf(question)
    const fact = factWithAll(listener, facts, words) ?? factShortened(listener, facts, words)
    if (fact) return fact
  }
  return null
}

const factWithAll = ({ tongue }: Listener, facts: readonly Fact[], words: readonly Word[]): Fact | undefined =>
  facts.find(({ question, asks }) =>
    patternsOfEach(tongue, patternsFor(tongue, asks, question)).every(
      (entry) => findAny(tongue, words, entry) !== null,
    ),
  )

/** "When will it come?" where the question is "When will my suitcase come?": it begins alike, and all that it is about is there. */
function factShortened({ tongue }: Listener, facts: readonly Fact[], words: readonly Word[]): Fact | undefined {
  const main = words.slice(1).filter(({ bare }) => !tongue.functionWords.has(bare))
  if (main.length === 0) return undefined
  return facts.find(({ question, asks }) => {
    const known = tongue.wordsOf(question)
    const isIn = (word: Word) => known.some((each) => likenessOf(tongue, word, each) !== null)
    return asks.length === 0 && known[0]?.bare === words[0]?.bare && main.every(isIn)
  })
}

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
