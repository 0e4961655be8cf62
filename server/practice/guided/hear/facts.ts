import type { Fact } from '#contract/teaching/chatbot-step.ts'
import type { Act } from '#server/analysis/acts/act.ts'
import { endsAsking } from '#server/practice/guided/hear/question.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import { sentencesOf } from '#server/practice/guided/language/words.ts'
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
    const fact = facts.find(({ question: asked, asks }) =>
      patternsOfEach(listener.tongue, patternsFor(listener.tongue, asks, asked)).every(
        (entry) => findAny(listener.tongue, words, entry) !== null,
      ),
    )
    if (fact) return fact
  }
  return null
}

const mainWords = new WeakMap<readonly string[], readonly string[]>()

// Without patterns, the words of the question that say what it is about have to be there.
function patternsFor(tongue: Tongue, asks: readonly string[], question: string): readonly string[] {
  if (asks.length > 0) return asks
  const known = mainWords.get(asks)
  if (known) return known
  const words = tongue.wordsOf(question)
  const main = words.filter(({ bare }) => !tongue.functionWords.has(bare))
  const patterns = (main.length > 0 ? main : words).map(({ plain }) => plain)
  mainWords.set(asks, patterns)
  return patterns
}
