import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Script } from '#server/services/partner.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import { type Aside, asideOf, heardIn, neverAnswers } from './reply/asides.ts'
import type { Act } from '#server/analysis/acts/act.ts'
import { asideByActs } from './hear/act-aside.ts'
import { lastClauseOf } from './hear/clauses.ts'
import type { Ear } from './hear/ear.ts'
import { type Judgement, judge } from './hear/judge.ts'
import type { Listener } from './language/listener.ts'
import { endsAsking } from './hear/question.ts'
import { isOpen, smallTalkIn, starterIn } from './reply/small-talk.ts'

/** Where a conversation stands: the steps that are behind, and what has happened since the next was asked. */
export interface Standing {
  at: number
  /** Answers to this step that did not fit. */
  tries: number
  /** Asides in a row. */
  asides: number
  turns: number
  is_over: boolean
}
/** What a message of the student came to. */
export type Outcome =
  | { kind: 'accepted'; step: Step; asksBack: boolean }
  | { kind: 'nudged'; step: Step; judgement: Judgement; aside: Aside | null }
  | { kind: 'shown'; step: Step }
  | { kind: 'aside'; step: Step; aside: Aside }
  /** Words for which the school is asked to read: they are no answer to anything. */
  | { kind: 'distress'; step: Step }
  | { kind: 'late' }

/** Asides in a row that use up no try. */
const mostAsides = 3

export const beginning: Standing = { at: 0, tries: 0, asides: 0, turns: 0, is_over: false }
/** For a chatbot without steps: any message answers it. */
export const openStep: Step = { says: '', expects: [], hint: null, example: null }

/** The step that is asked; none once all are behind. */
export const stepAt = ({ steps }: Script, at: number): Step | null =>
  steps.length === 0 ? openStep : (steps[at] ?? null)

/** Who listens, and to what. */
interface Listening {
  script: Script
  listener: Listener
  ears: readonly Ear[]
}

/** Takes in one message of the student. */
export function hear(
  { script, listener, ears }: Listening,
  standing: Standing,
  text: string,
  acts: readonly Act[] | null,
): { standing: Standing; outcome: Outcome } {
  const step = stepAt(script, standing.at)
  if (standing.is_over || step === null) return { standing, outcome: { kind: 'late' } }
  const isDistress = flagsOf(text, languagesOf(listener, ears)).length > 0
  const outcome: Outcome = isDistress
    ? { kind: 'distress', step }
    : outcomeOf({ script, listener, ears }, { standing, step, text, acts })
  return { standing: after(script, standing, outcome), outcome }
}

const languagesOf = ({ tongue }: Listener, ears: readonly Ear[]) => [
  tongue.language,
  ...ears.map((ear) => ear.tongue.language),
]

function outcomeOf(
  { script, listener, ears }: Listening,
  { standing, step, text, acts }: { standing: Standing; step: Step; text: string; acts: readonly Act[] | null },
): Outcome {
  const judgement = judge(listener, script, step, text)
  const small = standing.at === 0 && ears[0] && isOpen(step) ? smallTalkIn(script, ears[0], step, text) : null
  const heard = asideAt({ script, listener, ears }, standing, text)
  const told = heard ? null : acts && asideByActs(acts, step, listener.tongue, text)
  const aside = heard ?? told ?? small
  const isAnswer = !small && !told && !(aside && isInstead({ script, listener }, { step, text, aside }))
  if (judgement.isGood && isAnswer) {
    return {
      kind: 'accepted',
      step,
      asksBack: ears.slice(0, 1).some((ear) => asksBack(ear, text)),
    }
  }
  const isPart = judgement.found.length > 0 && !judgement.isGood && !(aside && isApart(aside))
  if (aside && standing.asides < mostAsides && !isPart) return { kind: 'aside', step, aside }
  if (standing.tries > 0) return { kind: 'shown', step }
  return { kind: 'nudged', step, judgement, aside }
}

// A question is given back at the end of an answer.
const asksBack = (ear: Ear, text: string) =>
  heardIn(ear, 'and_you', ear.tongue.wordsOf(lastClauseOf(text).last)) !== null

// A starter of the chatbot always begins the talk, even if it sounds like something else.
const outbegun: ReadonlySet<Aside['kind']> = new Set(['repeat', 'not_understood', 'help', 'language_please', 'goodbye'])

function asideAt({ script, listener, ears }: Listening, { at }: Standing, text: string): Aside | null {
  const heard = asideOf(listener, ears, text)
  const isOpenToIt = !heard || heard.kind === 'other_language' || (at === 0 && outbegun.has(heard.kind))
  const starter = isOpenToIt && ears[0] ? starterIn(script, ears[0], text) : null
  return starter ?? heard
}

// An aside stands where an answer was wanted, unless there is an answer beside it.
function isInstead(
  { script, listener }: Pick<Listening, 'script' | 'listener'>,
  { step, text, aside }: { step: Step; text: string; aside: Aside },
): boolean {
  if (step.expects.length === 0) return isNoAnswer(script, aside)
  if (!interrupts(aside)) return false
  const rest = judge(listener, script, step, text, aside.words)
  return !rest.isGood || (aside.kind === 'meaning' && !wantsToKnow(listener, step, aside))
}

// Where the model answer is a question, "What is the salary?" is one; a word of the question asked is not known.
function wantsToKnow({ tongue }: Listener, { says, example }: Step, { words }: Aside): boolean {
  const asked = new Set(tongue.wordsOf(says).map(({ bare }) => bare))
  const isOfQuestion = words.some(({ bare }) => asked.has(bare) && !tongue.functionWords.has(bare))
  return example !== null && endsAsking(example, tongue.language) && !isOfQuestion
}

// What is asked about a word may hold the very word that was expected.
const isApart = ({ kind }: Aside) => kind === 'other_language' || kind === 'meaning'

// "I don't understand" holds a "no" that many an answer begins with.
const interrupts = ({ kind }: Aside) => kind !== 'silence' && kind !== 'other_language' && neverAnswers.has(kind)

const advanced: ReadonlySet<string | null> = new Set(['B1', 'B2', 'C1', 'C2'])
const isNoAnswer = ({ level }: Script, { kind }: Aside) =>
  neverAnswers.has(kind) || (kind === 'yes_no' && advanced.has(level))

function after(script: Script, standing: Standing, { kind }: Outcome): Standing {
  const turns = standing.turns + 1
  const moves = kind === 'accepted' || kind === 'shown'
  const at = standing.at + (moves ? 1 : 0)
  const isThrough = script.steps.length > 0 && at >= script.steps.length
  return {
    at,
    tries: kind === 'nudged' ? standing.tries + 1 : moves ? 0 : standing.tries,
    asides: kind === 'aside' ? standing.asides + 1 : 0,
    turns,
    is_over: isThrough || turns >= script.length,
  }
}
