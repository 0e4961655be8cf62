import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'
import { endsAsking } from '#server/practice/guided/hear/questions/question.ts'

/** What a message that is no answer is met with; the first that it does counts. */
const asideOfAct: readonly (readonly [ActKind, Aside['kind']])[] = [
  ['insult', 'insult'],
  ['asks_how_to_say', 'how_to_say'],
  ['asks_meaning', 'meaning'],
  ['asks_repetition', 'repeat'],
  ['asks_other_language', 'other_language'],
  ['refusal', 'refusal'],
  ['dont_know', 'dont_know'],
  ['goodbye', 'goodbye'],
  ['nonsense', 'joke'],
  ['question', 'question'],
]

const answers: ReadonlySet<ActKind> = new Set(['answer', 'yes', 'no', 'choice'])

/** Whether the student asks to hear or understand something: no answer, even if it has words of the topic. "I don't understand, but without sugar" is one. */
export const isCall = ({ act, about, start }: Act, acts: readonly Act[]): boolean =>
  act === 'asks_how_to_say' ||
  // "Have a nice day" may be an answer, "Can I go now?" is none.
  ((act === 'asks_meaning' || act === 'goodbye') && about !== undefined) ||
  // "Sorry. A tea, please." begins with what elsewhere asks to hear it again.
  (act === 'asks_repetition' && !acts.some((each) => answers.has(each.act) && each.start > start))

/** What a message is instead of an answer, by what it does; null where it has an answer in it and calls for no help. */
export function asideByActs(acts: readonly Act[], step: Step, tongue: Tongue, text: string): Aside | null {
  const hasAnswer = acts.some(({ act }) => answers.has(act))
  for (const [act, kind] of asideOfAct) {
    const found = acts.find((each) => each.act === act)
    if (!found || (hasAnswer && !isCall(found, acts)) || (act === 'question' && !isUnasked(step, tongue))) continue
    if (act === 'goodbye' && found.about === undefined) continue
    const words = tongue.wordsOf(text)
    if (act === 'asks_how_to_say') return { kind, word: found.about ?? null, words }
    if (act !== 'asks_meaning') return { kind, word: null, words }
    const word = found.about ?? null
    return { kind: word === null ? 'not_understood' : kind, word, words }
  }
  return null
}

/** Whether a step wants no question; one whose model answer is a question does. */
export const isUnasked = ({ says, example }: Step, { language }: Tongue) =>
  example === null
    ? endsAsking(says, language)
    : !example.split(/(?<=[?!.])/).some((part) => endsAsking(part, language))
