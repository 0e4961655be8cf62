import type { Fact, Step } from '#contract/teaching/chatbot-step.ts'
import { type Aside, heardIn } from '#server/practice/guided/reply/asides.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import { isUnasked } from './besides/act-aside.ts'
import { endsAsking } from './questions/question.ts'
import { isCallForHelp, isLost, withoutCalls } from './besides/beside-call.ts'
import { isRepeatWithReason } from './besides/without-acts.ts'
import { lastClauseOf } from './clauses.ts'
import { questionsIn } from './facts.ts'
import type { Judgement } from './judge.ts'
import { shortAnswer } from './partial.ts'
import { type AnalysedText, type FittingReaction, reactionTo } from './reactions.ts'
import { isApart, mostAsides, type Reading, readTurn } from './reading.ts'
import { isLeaving } from './besides/signals.ts'
import type { Listening, Turn } from './turn.ts'
import { isWondering } from '#server/practice/guided/hear/questions/wondering.ts'
import { isOpenQuestion } from '#server/practice/guided/language/interrogatives.ts'
import type { ActKind } from '#server/analysis/acts/act.ts'

interface Answered {
  step: Step
  judgement: Judgement
  reaction: FittingReaction | null
  /** To "And you?", where that was asked; without a reaction for it, an empty one. */
  back: Partial<FittingReaction> | null
  question: Question | null
  /** What was asked of the language beside the answer: the coach says it. */
  call?: Aside
}

export type Outcome =
  | (Answered & { kind: 'accepted' })
  /** What was said is no answer, and the talk goes on after a reaction to it. */
  | (Answered & { kind: 'passed' })
  /** It was met with a reaction that asks again. */
  | { kind: 'stayed'; step: Step; reaction: FittingReaction; question: Question | null }
  | { kind: 'short'; step: Step; word: string }
  | { kind: 'asked'; step: Step; question: Question; call?: Aside }
  | { kind: 'nudged'; step: Step; judgement: Judgement; aside: Aside | null }
  /** After two tries an answer is shown, and the talk goes on. */
  | { kind: 'helped'; step: Step }
  | { kind: 'aside'; step: Step; aside: Aside; back: FittingReaction | null }
  /** Words for which the school is asked to read: they are no answer to anything. */
  | { kind: 'distress'; step: Step }
  | { kind: 'late' }

export interface Question {
  fact: Fact | null
  /** A second thing that was asked at once. */
  also: Fact | null
}

/** Reactions in a row that ask again; after them the coach helps. */
const mostStays = 2

/** What a message comes to that holds no words of distress; each question is only put where the one before says nothing. */
export function outcomeOf(listening: Listening, turn: Turn): Outcome {
  const whole = outcomeOfAll(listening, turn)
  if ((whole.kind === 'accepted' || whole.kind === 'nudged') && isRepeatWithReason(listening, turn))
    return asideOf('repeat', whole.step)
  if (whole.kind !== 'aside' || !isCallForHelp(whole.aside)) return whole
  const rest = withoutCalls(listening.listener, turn)
  const beside = rest && outcomeOfAll(listening, rest)
  if (beside?.kind !== 'accepted' && beside?.kind !== 'asked') return whole
  const { question } = beside
  const isKnown = question !== null && question.fact !== null
  // What is to be said again has to be asked again.
  if (whole.aside.kind === 'repeat') return isKnown ? { kind: 'asked', step: whole.step, question } : whole
  return isKnown || beside.kind === 'accepted' ? { ...beside, call: whole.aside } : whole
}

function outcomeOfAll(listening: Listening, turn: Turn): Outcome {
  const reading = readTurn(listening, turn)
  return (
    ifWondering(reading) ??
    ifLeaving(reading) ??
    ifAsked(reading) ??
    ifAskedAgain(reading) ??
    ifShort(reading) ??
    ifAnswered(reading) ??
    ifAside(reading) ??
    withoutAnswer(reading)
  )
}

const asideOf = (kind: 'why' | 'goodbye' | 'repeat', step: Step): Outcome => ({
  kind: 'aside',
  step,
  aside: { kind, word: null, words: [] },
  back: null,
})

function ifWondering({ listening, turn: { standing, step, said }, question, reaction }: Reading): Outcome | null {
  const { script, listener } = listening
  const isMet = question?.fact != null || reaction !== null || !isUnasked(step, listener.tongue)
  if (isMet || standing.asides >= mostAsides || !isWondering(script.language, said.text)) return null
  return asideOf('why', step)
}

function ifLeaving({ listening, turn, judgement }: Reading): Outcome | null {
  if (!isLeaving(listening, turn, judgement.isGood)) return null
  return asideOf('goodbye', turn.step)
}

function ifAsked({ turn: { standing, step }, question, isOnlyAsked }: Reading): Outcome | null {
  const isMet = question !== null && isOnlyAsked && (question.fact !== null || standing.asides < mostAsides)
  return isMet ? { kind: 'asked', step, question } : null
}

function ifAskedAgain({ turn: { standing, step, said }, reaction, question }: Reading): Outcome | null {
  // "Yes. What time is breakfast?" has more than the "Yes" that is met with "Go ahead".
  const isMore = reaction?.reaction.act === 'yes' && said.acts?.some(({ act }) => act === 'question') === true
  const isAgain = reaction?.reaction.goes_to === 'stay' && standing.asides < mostStays && !isMore
  // Where nothing but a question is said, the reaction was to it.
  const isBeside = question?.fact != null && said.acts?.some(({ act }) => act === 'answer') === true
  return isAgain ? { kind: 'stayed', step, reaction, question: isBeside ? question : null } : null
}

// One that asks again, and has done so often enough, is not said beside what comes next.
const metBy = ({ reaction }: Reading) => (reaction?.reaction.goes_to === 'stay' ? null : reaction)

// Where a question is wanted, one that the partner can answer is the answer.
const isMet = (reading: Reading) =>
  metBy(reading) !== null ||
  (reading.question?.fact != null && !isUnasked(reading.turn.step, reading.listening.listener.tongue))

function ifShort(reading: Reading): Outcome | null {
  const { listening, turn, mayReact } = reading
  const word = mayReact && !isMet(reading) ? shortAnswer(listening, turn) : null
  return word === null ? null : { kind: 'short', step: turn.step, word }
}

function ifAnswered(reading: Reading): Outcome | null {
  const { listening, turn, judgement, isBesideAnswer } = reading
  if (!isMet(reading) && !(judgement.isGood && isBesideAnswer)) return null
  const { step, said, standing } = turn
  const isBack = !isStated(listening, said) && asksBack(listening, said.text)
  return {
    kind: isPassed(reading) ? 'passed' : 'accepted',
    step,
    judgement,
    reaction: metBy(reading),
    back: isBack ? (reactionTo(listening.listener, step, said, standing.known, true) ?? {}) : null,
    question: isSaidAlready(reading, isBack) ? null : reading.question,
  }
}

const nothing: ReadonlySet<ActKind> = new Set(['refusal', 'dont_know', 'nonsense', 'thanks', 'greeting'])

// "No idea, sorry", to a question that asks for more than yes or no: "I'd rather not" may answer an invitation.
const isPassed = ({ turn: { step, said }, reaction, listening: { script } }: Reading) =>
  reaction !== null &&
  said.acts !== null &&
  said.acts.length > 0 &&
  said.acts.every(({ act }) => nothing.has(act)) &&
  isOpenQuestion(script.language, step.says)

// A reaction to a question that was wanted answers it unless it is a mere remark; and beside one, "I don't know" is not heard.
function isSaidAlready(reading: Reading, isBack: boolean): boolean {
  const { question, turn, listening } = reading
  const isReacted = metBy(reading) !== null
  if (question?.fact == null) return isBack || isReacted
  return (
    isReacted &&
    !isRemark(metBy(reading)) &&
    !isUnasked(turn.step, listening.listener.tongue) &&
    isOfQuestion(reading, metBy(reading))
  )
}

// "The country, it's quiet. Do you miss your village?" is met with a reaction to the first, which answers nothing.
function isOfQuestion({ listening, turn: { said } }: Reading, met: Reading['reaction']): boolean {
  const { tongue } = listening.listener
  const asked = questionsIn(said.text, said.acts, tongue.language)
  const told = tongue.wordsOf(asked.reduce((rest, question) => rest.replace(question, ' '), said.text))
  const patterns = patternsOfEach(tongue, met?.reaction.matches ?? [])
  return told.length < fewestTold || patterns.some((pattern) => findAny(tongue, told, pattern) === null)
}

const fewestTold = 3

/** The most words of a reaction that only remarks on a question ("Good question."). */
const mostOfRemark = 5
const isRemark = (met: Reading['reaction']) =>
  met !== null && met.reaction.says.every((text) => text.split(/\s+/).length <= mostOfRemark)

function ifAside({ listening, turn, judgement, aside }: Reading): Outcome | null {
  const { step, said, standing } = turn
  const isTried = aside?.kind === 'refusal' || aside?.kind === 'joke'
  const isAlwaysMet = aside?.kind === 'goodbye' || (aside !== null && isLost(aside))
  if (aside === null || isTried || (standing.asides >= mostAsides && !isAlwaysMet)) return null
  // "The tower and then … can you say it again?" asks for what is missing.
  const isPart = judgement.found.length > 0 && !judgement.isGood && !isApart(aside) && aside.kind !== 'repeat'
  if (isPart) return null
  const back = aside.kind === 'and_you' ? reactionTo(listening.listener, step, said, standing.known, true) : null
  return { kind: 'aside', step, aside, back }
}

// What the partner knows is said, even where the answer beside it is none; and a student who takes leave is not asked again.
function withoutAnswer({ turn: { standing, step, said }, judgement, aside, question }: Reading): Outcome {
  if (question !== null && question.fact !== null) return { kind: 'asked', step, question }
  if (said.acts?.some(({ act }) => act === 'goodbye')) return asideOf('goodbye', step)
  return standing.tries > 0 ? { kind: 'helped', step } : { kind: 'nudged', step, judgement, aside }
}

// "Sim, tudo bem" says how it is, and does not ask.
const isStated = ({ script }: Listening, { text, acts }: AnalysedText) =>
  acts !== null &&
  !endsAsking(text, script.language) &&
  acts.some(({ act }) => act === 'yes' || act === 'no') &&
  !acts.some(({ act }) => act === 'question' || act === 'asks_back')

// A question is given back at the end of an answer.
const asksBack = ({ ears: [ear] }: Listening, text: string) =>
  ear !== undefined &&
  (['and_you', 'how_are_you'] as const).some(
    (kind) => heardIn(ear, kind, ear.tongue.wordsOf(lastClauseOf(text).last)) !== null,
  )
