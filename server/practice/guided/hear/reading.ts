import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { DialogueState, Script } from '#server/services/partner.ts'
import { type Aside, asideOf, heardIn, neverAnswers } from '#server/practice/guided/reply/asides.ts'
import { asideByActs, isCall, isUnasked } from './besides/act-aside.ts'
import { greetedFirst, isNaming, isOnlyCourtesy, isStarter } from './besides/courtesies.ts'
import { echoAside, lostAside } from './questions/echoed-word.ts'
import type { Ear } from './ear.ts'
import { isSomethingElse } from './questions/something-else.ts'
import { questionFor, questionsIn } from './facts.ts'
import { type Judgement, judge } from './judge.ts'
import type { Question } from './outcome.ts'
import { isOfOther } from './besides/other-subject.ts'
import { isAllAsked, isElsewhere, isNameless, isWantedWord, withoutWanted } from './partial.ts'
import { asJoke } from './besides/signals.ts'
import { isQuestionAlone } from './besides/without-acts.ts'
import type { Listening, Turn } from './turn.ts'
import { isOpenQuestion } from '#server/practice/guided/language/interrogatives.ts'
import { wordsBeside } from '#server/practice/guided/language/words/words-beside.ts'
import { isProposal, seeksPlace } from '#server/practice/guided/language/proposals.ts'
import { type FittingReaction, reactionTo } from './reactions.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { endsAsking } from './questions/question.ts'
import { isOpen, smallTalkIn, starterIn } from '#server/practice/guided/reply/small-talk.ts'

/** Asides in a row that use up no try. */
export const mostAsides = 3

export interface Reading {
  listening: Listening
  turn: Turn
  judgement: Judgement
  /** What is said besides the matter, or instead of it. */
  aside: Aside | null
  question: Question | null
  /** Nothing but a question is said, where none was wanted. */
  isOnlyAsked: boolean
  /** Nothing stands where the answer should. */
  isBesideAnswer: boolean
  mayReact: boolean
  reaction: FittingReaction | null
}

export function readTurn(listening: Listening, turn: Turn): Reading {
  const { listener } = listening
  const { standing, step, said } = turn
  const heardAsides = asidesIn(listening, turn)
  const { aside, heard, small } = heardAsides
  const judgement = judgementOf(listening, turn)
  const asks = askedIn(listening, turn, heardAsides, judgement)
  const isAnswered = judgement.isGood && (judgement.found.length > 0 || isNaming(turn))
  const isGreeted = isStarter(heard, standing) && !isAnswered
  const isCourtesy = isOnlyCourtesy(listening, turn, aside)
  const isOther = isCourtesy || (heardAsides.isMeta && heardAsides.isInstead) || isOfOther(listening, turn)
  const mayReact = !isOther && !asks.isOnlyAsked && !small && !isGreeted && !isElsewhere(listener, said.text)
  const met = mayReact ? reactionTo(listener, step, said, standing.known) : null
  const joke = met === null && aside === null && !judgement.isGood ? asJoke(said) : null
  return {
    listening,
    turn,
    judgement,
    aside: joke ? { kind: 'joke', word: null, words: [] } : aside,
    question: asks.question,
    isOnlyAsked: asks.isOnlyAsked,
    isBesideAnswer: !small && !isCourtesy && !heardAsides.isInstead && !isToldInstead(heardAsides, asks.isProposed),
    mayReact,
    reaction: joke && mayReact ? reactionTo(listener, step, joke, standing.known) : met,
  }
}

function judgementOf(listening: Listening, turn: Turn): Judgement {
  const { script, listener } = listening
  const judgement = judge(listener, script, turn.step, turn.said.text)
  const isBeside = isNameless(listener, turn) || isOfOther(listening, turn)
  return isBeside ? { ...judgement, isGood: false } : judgement
}

/** What is said besides the matter: by the words of it, by what they do, or to begin with. */
interface HeardAsides {
  aside: Aside | null
  heard: Aside | null
  told: Aside | null
  small: Aside | null
  /** It is about the talk, and answers nothing. */
  isMeta: boolean
  /** It stands where an answer was wanted. */
  isInstead: boolean
}

function asidesIn(listening: Listening, turn: Turn): HeardAsides {
  const { script, listener, ears } = listening
  const { standing, step, said } = turn
  const { text } = said
  const isWanted = isWantedWord(listener, step, text)
  const acts = isWanted ? (said.acts?.filter(({ act }) => act !== 'asks_repetition') ?? null) : said.acts
  const small = standing.at === 0 && ears[0] && isOpen(step) ? smallTalkIn(script, ears[0], step, text) : null
  // "Wie sagt man …?" asks for a word of this language, and not for what a word of it means.
  const isWordAsked = acts?.some(({ act }) => act === 'asks_how_to_say') ?? false
  const spoken = isWordAsked ? null : withoutWanted(listener, turn, asideAt(listening, standing, text))
  const phrase = isSomethingElse(listening, turn, spoken, isWanted) ? null : spoken
  const echo = phrase?.kind === 'meaning' ? null : (echoAside(listening, turn) ?? lostAside(listening, turn))
  // A "no" may be all that is heard of "I don't want to say".
  const isYesNo = echo === null && phrase?.kind === 'yes_no'
  const told =
    (echo ?? phrase) && !isYesNo
      ? null
      : acts && withoutWanted(listener, turn, asideByActs(acts, step, listener.tongue, text))
  const heard = echo ?? (isYesNo && told ? null : phrase)
  const aside = heard ?? told ?? small
  const isCalling = echo !== null || (acts?.some((act) => isCall(act, acts)) ?? false)
  // "I don't know" may have a reaction of its own; "I don't understand" never has.
  const isUnknowing = acts?.some(({ act }) => act === 'dont_know' || act === 'refusal') ?? false
  const isMeta =
    aside !== null && neverAnswers.has(aside.kind) && aside.kind !== 'silence' && (isCalling || !isUnknowing)
  return {
    aside,
    heard,
    told,
    small,
    isMeta,
    isInstead: aside !== null && (isCalling || isInstead(listening, { step, text, aside })),
  }
}

const isToldInstead = ({ told }: HeardAsides, isProposed: boolean) =>
  told !== null && !(isProposed && told.kind === 'question')

interface MessageQuestions {
  question: Question | null
  isProposed: boolean
  isOnlyAsked: boolean
}

function askedIn(
  listening: Listening,
  turn: Turn,
  { heard, told, isMeta }: HeardAsides,
  judgement: Judgement,
): MessageQuestions {
  const { script, listener } = listening
  const { step, said } = turn
  const asked = isMeta ? [] : questionsIn(said.text, said.acts, script.language)
  const isProposed =
    asked.length > 0 &&
    asked.every((each) => isProposal(script.language, each) || seeksPlace(script.language, step.says, each))
  const isWantedNot = isUnasked(step, listener.tongue)
  const isAnswered = isProposed && judgement.isGood && isWantedNot
  const question = isAnswered ? null : questionFor(listening, turn, asked)
  const isSmall = heard?.kind === 'and_you' || heard?.kind === 'how_are_you'
  const isOnlyAsked =
    !isProposed &&
    !isSmall &&
    isWantedNot &&
    (told?.kind === 'question' ||
      isAllAsked(turn, question?.fact != null, script.language) ||
      (question?.fact != null && isQuestionAlone(listening, turn)))
  return { question, isProposed, isOnlyAsked }
}

// A starter of the chatbot always begins the talk, even if it sounds like something else.
const outbegun: ReadonlySet<Aside['kind']> = new Set(['repeat', 'not_understood', 'help', 'language_please', 'goodbye'])

function asideAt({ script, listener, ears }: Listening, { at, turns }: DialogueState, text: string): Aside | null {
  const said = asideOf(listener, ears, text)
  const heard = said?.kind === 'goodbye' && turns === 0 ? (greetedFirst(ears, text) ?? said) : said
  const isOpenToIt = !heard || heard.kind === 'other_language' || (at === 0 && outbegun.has(heard.kind))
  const starter = isOpenToIt && ears[0] ? starterIn(script, ears[0], text) : null
  return starter ?? heard
}

// An aside stands where an answer was wanted, unless there is an answer beside it.
function isInstead(
  { script, listener, ears }: Listening,
  { step, text, aside }: { step: Step; text: string; aside: Aside },
): boolean {
  if (step.expects.length === 0)
    return (
      isNoAnswer(script, aside) ||
      (aside.kind === 'yes_no' && isOpenQuestion(script.language, step.says) && isAllSaid(listener, text, aside)) ||
      (aside.kind === 'goodbye' && !isTimeToGo(script, ears, step)) ||
      (aside.kind === 'how_are_you' && isAllSaid(listener, text, aside) && isUnasked(step, listener.tongue))
    )
  if (!interrupts(aside)) return false
  const rest = judge(listener, script, step, text, aside.words)
  return !rest.isGood || (aside.kind === 'meaning' && !wantsToKnow(listener, step, aside))
}

// "How are you", or "yes", and nothing of one's own beside it.
const isAllSaid = ({ tongue }: Listener, text: string, { words }: Aside) =>
  wordsBeside(tongue, tongue.wordsOf(text), words).every(({ bare }) => tongue.functionWords.has(bare))

// At the end, where goodbye is the answer, or where the step tells by itself what is one.
function isTimeToGo({ steps }: Script, [ear]: readonly Ear[], { topics = [], example, says }: Step): boolean {
  const isTold = topics.length > 0 && !topics.includes('*')
  if (isTold || steps.length < 2 || steps.at(-1)?.says === says) return true
  return ear !== undefined && example !== null && heardIn(ear, 'goodbye', ear.tongue.wordsOf(example)) !== null
}

// Where the model answer is a question, "What is the salary?" is one; a word of the question asked is not known.
function wantsToKnow({ tongue }: Listener, { says, example }: Step, { words }: Aside): boolean {
  const asked = new Set(tongue.wordsOf(says).map(({ bare }) => bare))
  const isOfQuestion = words.some(({ bare }) => asked.has(bare) && !tongue.functionWords.has(bare))
  return example !== null && endsAsking(example, tongue.language) && !isOfQuestion
}

/** Whether it may hold the very word that was expected, and is about that word. */
export const isApart = ({ kind }: Aside) => kind === 'other_language' || kind === 'meaning'

// "I don't understand" holds a "no" that many an answer begins with.
const interrupts = ({ kind }: Aside) => kind !== 'silence' && kind !== 'other_language' && neverAnswers.has(kind)

const advanced: ReadonlySet<string | null> = new Set(['B1', 'B2', 'C1', 'C2'])
const isNoAnswer = ({ level }: Script, { kind }: Aside) =>
  neverAnswers.has(kind) || (kind === 'yes_no' && advanced.has(level))
