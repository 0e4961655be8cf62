import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Script } from '#server/services/partner.ts'
import type { Aside } from './asides.ts'
import type { Ear } from '#server/practice/guided/hear/ear.ts'
import { findPattern, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'
import { wordsBeside } from '#server/practice/guided/language/words/words-beside.ts'
import { endsAsking } from '#server/practice/guided/hear/questions/question.ts'

/** The most characters of a text that may be small talk alone. */
const longest = 300
/** The most words that stand beside a greeting. */
const mostBeside = 2
const kinds = ['how_are_you', 'thanks', 'greeting'] as const

/** What the chatbot offers to begin with, or a sentence of it, is said to begin. */
export function starterIn({ starters }: Script, ear: Ear, text: string): Aside | null {
  const { wordsOf } = ear.tongue
  if (starters.length === 0 || text.length > longest) return null
  const offered = new Set(starters.flatMap((starter) => bareSentences(wordsOf, starter)))
  const said = bareSentences(wordsOf, text)
  return said.length > 0 && said.every((sentence) => offered.has(sentence)) ? begun(ear, text) : null
}

// Thanks are answered, also beside other words.
const begun = (ear: Ear, text: string): Aside => ({
  kind: kinds.find((kind) => besidePhrases(ear, text, [kind]) !== null) ?? 'greeting',
  word: null,
  words: ear.tongue.wordsOf(text),
})

const bareSentences = (wordsOf: Tongue['wordsOf'], text: string) =>
  sentencesOf(text).map((sentence) =>
    wordsOf(sentence)
      .map(({ bare }) => bare)
      .join(' '),
  )

/** Whether a step takes everything that is said. */
export const isOpen = ({ expects }: Step) =>
  expects.every((entry) => entry.split('|').some((each) => /^\*+$/u.test(each.trim())))

/** Greeting, thanking and beginning, where nothing else is said: no answer to a question that takes everything. */
export function smallTalkIn(script: Script, ear: Ear, step: Step, text: string): Aside | null {
  const { wordsOf } = ear.tongue
  if (text.length > longest) return null
  const beginnings = new Set(beginningsOf(script, ear, step).flatMap((starter) => bareSentences(wordsOf, starter)))
  const greeted = new Set(wordsOf(script.opening_message ?? '').map(({ bare }) => bare))
  const isSmall = (sentence: string) => {
    if (bareSentences(wordsOf, sentence).every((bare) => beginnings.has(bare))) return true
    const beside = besidePhrases(ear, sentence)
    return beside !== null && beside.length <= mostBeside && beside.every(({ bare }) => isSmallWord(ear, bare, greeted))
  }
  const sentences = sentencesOf(text)
  return sentences.length > 0 && sentences.every(isSmall) ? begun(ear, text) : null
}

const isSmallWord = ({ tongue }: Ear, bare: string, others: ReadonlySet<string>) =>
  tongue.functionWords.has(bare) || others.has(bare)

// Starters that only begin say nothing of the step; where all of them answer it, none does.
function beginningsOf({ starters }: Script, ear: Ear, step: Step): string[] {
  if (!starters.some((starter) => onlyBegins(ear, starter))) return []
  const { stem, wordsOf, functionWords } = ear.tongue
  const telling = (text: string) => wordsOf(text).filter(({ bare }) => !functionWords.has(bare))
  const answer = new Set(
    [...step.expects, step.hint ?? '', step.example ?? ''].flatMap(telling).map(({ bare }) => stem(bare)),
  )
  const tells = (starter: string) =>
    telling(starter).some(({ bare, plain }) => answer.has(stem(bare)) || answer.has(stem(plain)))
  return starters.filter((starter) => onlyBegins(ear, starter) || !tells(starter))
}

// "Thank you for inviting me", "Are you looking for someone?"
function onlyBegins(ear: Ear, starter: string): boolean {
  const sentences = sentencesOf(starter)
  const last = sentences.at(-1) ?? ''
  if (endsAsking(last, ear.tongue.language)) return besidePhrases(ear, last, ['and_you']) === null
  return sentences.every((sentence) => {
    const beside = besidePhrases(ear, sentence)
    const telling = beside?.filter(({ bare }) => !ear.tongue.functionWords.has(bare)) ?? []
    return beside !== null && telling.length <= (besidePhrases(ear, sentence, ['thanks']) === null ? 0 : 1)
  })
}

/** The words that stand beside the phrases of some kinds; null where there is no phrase. */
function besidePhrases(
  { tongue, phrases }: Ear,
  sentence: string,
  of: readonly ((typeof kinds)[number] | 'and_you')[] = kinds,
): readonly Word[] | null {
  const all = tongue.wordsOf(sentence)
  let left: readonly Word[] = all
  for (const pattern of of.flatMap((kind) => patternsOfEach(tongue, phrases.heard[kind]).flat())) {
    const found = findPattern({ ...tongue, forgives: 'accents' }, all, pattern)
    if (found) left = wordsBeside(tongue, left, found)
  }
  return left === all ? null : left
}
