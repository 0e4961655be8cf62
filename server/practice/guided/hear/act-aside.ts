import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'
import { endsAsking } from './question.ts'

/** What a message that is no answer is met with; the first that it does counts. */
const asideOfAct: readonly (readonly [ActKind, Aside['kind']])[] = [
  ['insult', 'insult'],
  ['asks_how_to_say', 'help'],
  ['asks_meaning', 'meaning'],
  ['asks_repetition', 'repeat'],
  ['asks_other_language', 'other_language'],
  ['refusal', 'not_understood'],
  ['dont_know', 'not_understood'],
  ['nonsense', 'silence'],
  ['question', 'and_you'],
]

const answers: ReadonlySet<ActKind> = new Set(['answer', 'yes', 'no', 'choice'])

/** What a message is instead of an answer, by what it does; null where it has an answer in it. */
export function asideByActs(acts: readonly Act[], step: Step, tongue: Tongue, text: string): Aside | null {
  if (acts.some(({ act }) => answers.has(act))) return null
  for (const [act, kind] of asideOfAct) {
    const found = acts.find((each) => each.act === act)
    if (!found || (act === 'question' && !isUnasked(step, tongue))) continue
    const words = tongue.wordsOf(text)
    if (act !== 'asks_meaning') return { kind, word: null, words }
    const word = found.about ?? null
    return { kind: word === null ? 'not_understood' : kind, word, words }
  }
  return null
}

// A step whose model answer is a question wants one.
const isUnasked = ({ says, example }: Step, { language }: Tongue) =>
  example === null
    ? endsAsking(says, language)
    : !example.split(/(?<=[?!.])/).some((part) => endsAsking(part, language))
