import type { Step } from '#contract/teaching/chatbot-step.ts'
import { alternativesOf } from '#server/practice/guided/hear/bounds.ts'
import { isForeign } from '#server/practice/guided/language/foreign.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, type Pattern, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import type { Script } from '#server/services/partner.ts'

export interface Judgement {
  isGood: boolean
  found: readonly Word[]
}

/**
 * Judges an answer, without the words that said something else: every entry is there, in any order; with no entry, it is
 * enough that it is in the language and about one of the topics, where there are any.
 */
export function judge(
  listener: Listener,
  script: Pick<Script, 'level' | 'steps'>,
  step: Step,
  text: string,
  without: readonly Word[] = [],
): Judgement {
  const other = new Set(without.map(({ bare }) => bare))
  const all = listener.tongue.wordsOf(text)
  const words = other.size === 0 ? all : all.filter(({ bare }) => !other.has(bare))
  if (step.expects.length === 0) return judgeOpen(listener, script, step, { words, text })
  const found = patternsOfEach(listener.tongue, step.expects, alternativesOf(script)).map((each) =>
    findAny(listener.tongue, words, each),
  )
  const isGood = found.every((part) => part !== null) && !isElsewhere(listener, words, text)
  return { isGood, found: found.flatMap((part) => part ?? []) }
}

// A sentence in another language is no answer, even where a number or an international word in it fits.
const sentence = 4
const isElsewhere = (listener: Listener, words: readonly Word[], text: string) =>
  words.length >= sentence && isForeign(listener, text)

const beginners: ReadonlySet<string | null> = new Set(['A1', 'A2', null])
export const isBeginner = (level: Script['level']): boolean => beginners.has(level)

interface Answer {
  words: readonly Word[]
  text: string
}

function judgeOpen(
  listener: Listener,
  { level, steps }: Pick<Script, 'level' | 'steps'>,
  step: Step,
  { words, text }: Answer,
): Judgement {
  const isEnough = words.length >= (isBeginner(level) ? 1 : 2)
  return { isGood: isEnough && !isForeign(listener, text) && isOnTopic(listener, steps, step, words), found: [] }
}

/** From this length on, one small word of a sentence or one word of the question may be in an answer by chance. */
const notShort = 6
/** From this length on, an answer may touch anything that the chatbot mentions. */
const longAnswer = 12
/** The fewest letters of a word of the question that shows what an answer is about. */
const telling = 5

/** Whether an answer to an open step touches one of its topics, or main words of the question or the model answer. */
export function isOnTopic(listener: Listener, steps: readonly Step[], step: Step, words: readonly Word[]): boolean {
  const { tongue } = listener
  const { topics = [] } = step
  if (topics.length === 0) return true
  const isShort = words.length < notShort
  const says = patternsOfEach(tongue, topics).flat()
  const short = sentencesIn(words).filter((part) => part.length < notShort)
  if (short.some((part) => findAny(tongue, part, says))) return true
  if (findAny(tongue, words, isShort ? says : says.filter((pattern) => !isSmall(tongue, pattern)))) return true
  const stems = new Set(words.filter(({ bare }) => bare.length >= telling).map(({ plain }) => tongue.stem(plain)))
  const touched = (all: ReadonlySet<string>) => [...stems].filter((stem) => all.has(stem)).length
  if (touched(ownWords(tongue, steps, step)) >= (isShort ? 1 : fewestOfMatter)) return true
  return words.length >= longAnswer && touched(matterOf(listener, steps)) >= fewestOfMatter
}

function sentencesIn(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]]
  for (const word of words) {
    if (word.isAfterStop) sentences.push([])
    sentences.at(-1)?.push(word)
  }
  return sentences
}

// A number, "no", "here": one is in many a sentence.
const isSmall = ({ functionWords }: Tongue, { pieces }: Pattern) =>
  pieces.every(({ word }) => word === 'number' || (word !== 'any' && functionWords.has(word.bare)))

const fewestOfMatter = 2

const matters = new WeakMap<readonly Step[], Set<string>>()

function matterOf({ tongue, vocabulary }: Listener, steps: readonly Step[]): Set<string> {
  const known = matters.get(steps)
  if (known) return known
  const words = vocabulary.flatMap(({ word }) => tongue.wordsOf(word)).map(({ plain }) => tongue.stem(plain))
  const matter = new Set([...steps.flatMap((step) => stemsOf(tongue, step)), ...words])
  matters.set(steps, matter)
  return matter
}

const ownWordsOf = new WeakMap<Step, Set<string>>()

// Words that stand in other steps, too, say nothing of this one.
export function ownWords(tongue: Listener['tongue'], steps: readonly Step[], step: Step): Set<string> {
  const known = ownWordsOf.get(step)
  if (known) return known
  const others = new Set(steps.filter((each) => each !== step).flatMap((each) => stemsOf(tongue, each)))
  const own = new Set(stemsOf(tongue, step).filter((stem) => !others.has(stem)))
  ownWordsOf.set(step, own)
  return own
}

const stemsOf = (tongue: Listener['tongue'], { says, other_wordings = [], example }: Step): string[] =>
  [says, ...other_wordings, example ?? '']
    .flatMap((text) => tongue.wordsOf(text))
    .filter(({ bare }) => bare.length >= telling && !tongue.functionWords.has(bare))
    .map(({ plain }) => tongue.stem(plain))
