import type { Fact, Step } from '#contract/teaching/chatbot-step.ts'
import type { DialogueState, Script } from '#server/services/partner.ts'
import { type Aside, asideOf, heardIn, neverAnswers } from '#server/practice/guided/reply/asides.ts'
import { asideByActs, isCall, isUnasked } from './act-aside.ts'
import { lastClauseOf } from './clauses.ts'
import type { Ear } from './ear.ts'
import { factAsked, questionsIn } from './facts.ts'
import { type Judgement, judge } from './judge.ts'
import { isAllAsked, isElsewhere, isNameless, shortAnswer, withoutWanted } from './partial.ts'
import type { Listening, Turn } from './turn.ts'
import { isProposal } from '#server/practice/guided/language/proposals.ts'
import { type FittingReaction, reactionTo } from './reactions.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { endsAsking } from './question.ts'
import { isOpen, smallTalkIn, starterIn } from '#server/practice/guided/reply/small-talk.ts'

/** What a message of the student came to. */
export type Outcome =
  | {
      kind: 'accepted'
      step: Step
      judgement: Judgement
      reaction: FittingReaction | null
      /** To "And you?", where that was asked; without a reaction for it, an empty one. */
      back: Partial<FittingReaction> | null
      question: Question | null
    }
  /** It was met with a reaction that asks again. */
  | { kind: 'stayed'; step: Step; reaction: FittingReaction }
  /** One word where more is wanted. */
  | { kind: 'short'; step: Step; word: string }
  /** Only a question was asked. */
  | { kind: 'asked'; step: Step; question: Question }
  | { kind: 'nudged'; step: Step; judgement: Judgement; aside: Aside | null }
  /** After two tries an answer is shown, and the talk goes on. */
  | { kind: 'helped'; step: Step }
  | { kind: 'aside'; step: Step; aside: Aside; back: FittingReaction | null }
  /** Words for which the school is asked to read: they are no answer to anything. */
  | { kind: 'distress'; step: Step }
  | { kind: 'late' }

/** A question to the partner, and what it knows of it. */
export interface Question {
  fact: Fact | null
}

/** Asides in a row that use up no try. */
const mostAsides = 3
/** Reactions in a row that ask again; after them the coach helps. */
const mostStays = 2

/** What a message comes to that holds no words of distress. */
export function outcomeOf(listening: Listening, turn: Turn): Outcome {
  const { script, listener, ears } = listening
  const { standing, step, said } = turn
  const { text, acts } = said
  const heardOf = judge(listener, script, step, text)
  const judgement = isNameless(listener, turn) ? { ...heardOf, isGood: false } : heardOf
  const small = standing.at === 0 && ears[0] && isOpen(step) ? smallTalkIn(script, ears[0], step, text) : null
  // "Wie sagt man …?" asks for a word of this language, and not for what a word of it means.
  const isWordAsked = acts?.some(({ act }) => act === 'asks_how_to_say') ?? false
  const heard = isWordAsked ? null : withoutWanted(listener, step, asideAt(listening, standing, text))
  const told = heard ? null : acts && withoutWanted(listener, step, asideByActs(acts, step, listener.tongue, text))
  const aside = heard ?? told ?? small
  const isCalling = acts?.some((act) => isCall(act, acts)) ?? false
  // "I don't know" may have a reaction of its own; "I don't understand" never has.
  const isUnknowing = acts?.some(({ act }) => act === 'dont_know' || act === 'refusal') ?? false
  const isMeta =
    aside !== null && neverAnswers.has(aside.kind) && aside.kind !== 'silence' && (isCalling || !isUnknowing)
  const isInsteadOfAnswer = aside !== null && (isCalling || isInstead(listening, { step, text, aside }))
  const asked = isMeta ? [] : questionsIn(text, acts, script.language)
  const isProposed = asked.length > 0 && asked.every((each) => isProposal(script.language, each))
  const isAnswered = isProposed && judgement.isGood && isUnasked(step, listener.tongue)
  const question = isAnswered ? null : questionFor(listening, turn, asked)
  const isOnlyAsked =
    !isProposed &&
    heard?.kind !== 'and_you' &&
    heard?.kind !== 'how_are_you' &&
    isUnasked(step, listener.tongue) &&
    (told?.kind === 'question' || isAllAsked(turn, question?.fact != null, script.language))
  if (question && isOnlyAsked && (question.fact || standing.asides < mostAsides))
    return { kind: 'asked', step, question }
  const isGreeted = isStarter(heard, standing) && !(judgement.isGood && judgement.found.length > 0)
  const mayReact =
    !(isMeta && isInsteadOfAnswer) && !isOnlyAsked && !small && !isGreeted && !isElsewhere(listener, text)
  const reaction = mayReact ? reactionTo(listener, step, said, standing.known) : null
  if (reaction?.reaction.goes_to === 'stay' && standing.asides < mostStays) return { kind: 'stayed', step, reaction }
  // Where a question is wanted, one that the partner can answer is the answer.
  const isWanted = question?.fact != null && !isUnasked(step, listener.tongue)
  // One that asks again, and has done so often enough, is not said beside what comes next.
  const met = reaction?.reaction.goes_to === 'stay' ? null : reaction
  const isMet = isWanted || met !== null
  const isAnswer = !small && (!told || (isProposed && told.kind === 'question')) && !isInsteadOfAnswer
  const word = mayReact && !isMet ? shortAnswer(listening, turn) : null
  if (word !== null) return { kind: 'short', step, word }
  if (isMet || (judgement.isGood && isAnswer)) {
    const isBack = ears.slice(0, 1).some((ear) => asksBack(ear, text))
    // A reaction to a question that was wanted answers it; and beside one, nobody says that they don't know.
    const isSaidAlready =
      question?.fact == null ? isBack || met !== null : met !== null && !isUnasked(step, listener.tongue)
    return {
      kind: 'accepted',
      step,
      judgement,
      reaction: met,
      back: isBack ? (reactionTo(listener, step, said, standing.known, true) ?? {}) : null,
      question: isSaidAlready ? null : question,
    }
  }
  const isPart = judgement.found.length > 0 && !judgement.isGood && !(aside && isApart(aside))
  const isTried = aside?.kind === 'refusal' || aside?.kind === 'joke'
  if (aside && !isTried && standing.asides < mostAsides && !isPart) {
    const back = aside.kind === 'and_you' ? reactionTo(listener, step, said, standing.known, true) : null
    return { kind: 'aside', step, aside, back }
  }
  if (standing.tries > 0) return { kind: 'helped', step }
  return { kind: 'nudged', step, judgement, aside }
}

// What only begins the talk is no answer to the first question.
const isStarter = (heard: Aside | null, { at }: DialogueState) =>
  at === 0 && heard !== null && (heard.kind === 'greeting' || heard.kind === 'thanks')

// Where a question is wanted, one that is no answer is answered as well; beside an answer, only what the partner knows.
function questionFor(
  { script, listener }: Listening,
  { step, said }: Turn,
  questions: readonly string[],
): Question | null {
  if (questions.length === 0) return null
  const fact = factAsked(listener, script, questions)
  const isAnswered =
    fact !== null || !isUnasked(step, listener.tongue) || !said.acts?.some(({ act }) => act === 'answer')
  return isAnswered ? { fact } : null
}

// A question is given back at the end of an answer.
const asksBack = (ear: Ear, text: string) =>
  heardIn(ear, 'and_you', ear.tongue.wordsOf(lastClauseOf(text).last)) !== null

// A starter of the chatbot always begins the talk, even if it sounds like something else.
const outbegun: ReadonlySet<Aside['kind']> = new Set(['repeat', 'not_understood', 'help', 'language_please', 'goodbye'])

function asideAt({ script, listener, ears }: Listening, { at }: DialogueState, text: string): Aside | null {
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
