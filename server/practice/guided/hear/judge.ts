import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Script } from '#server/services/partner.ts'
import { alternativesOf } from './bounds.ts'
import { isForeign } from '#server/practice/guided/language/foreign.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { Word } from '#server/practice/guided/language/words.ts'

/** What became of an answer. */
export interface Judgement {
  isGood: boolean
  /** The student's words that were expected. */
  found: readonly Word[]
}

/** Judges an answer, without the words that said something else: every entry is there, in any order; with no entry, it is enough that it is in the language. */
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
  if (step.expects.length === 0) return judgeOpen(listener, script.level, words, text)
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

function judgeOpen(listener: Listener, level: Script['level'], words: readonly Word[], text: string): Judgement {
  const isEnough = words.length >= (beginners.has(level) ? 1 : 2)
  return { isGood: isEnough && !isForeign(listener, text), found: [] }
}
