import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { checkedLanguages } from '#server/analysis/packs.ts'
import { lastClauseOf } from '#server/practice/guided/hear/clauses.ts'
import type { Hearing, InterpretedMessage } from '#server/practice/guided/hear/hearing.ts'
import type { Outcome, Question } from '#server/practice/guided/hear/outcome.ts'
import type { FittingReaction } from '#server/practice/guided/hear/reactions.ts'
import { endsAsking, questionIn } from '#server/practice/guided/hear/questions/question.ts'
import { stepAt } from '#server/practice/guided/dialogue-state.ts'
import { drawn, wordingOf } from '#server/practice/guided/wording.ts'
import type { Phrases, Wordings } from '#server/practice/languages/phrase-book.ts'
import { fill } from './fill.ts'
import { careIn } from './care.ts'
import { asPart, mend, recastOf } from './recast.ts'

type Accepted = Extract<Outcome, { kind: 'accepted' | 'passed' }>
type Say = (key: keyof Phrases['said'], values?: Readonly<Record<string, string>>) => string
interface Answering {
  hearing: Hearing
  heard: InterpretedMessage
  found: MessageFindings
  say: Say
}

export interface MessageFindings {
  corrections: readonly Correction[]
  /** The whole message as it is right, where it is to be said again. */
  recast: string | null
}

/** What the partner answers to a message, always in its role. */
export function compose(hearing: Hearing, heard: InterpretedMessage, found: MessageFindings): string {
  const say: Say = (key, values = {}) =>
    fill(way(hearing.phrases.said[key] ?? hearing.phrases.said.unknown, hearing.seed + heard.before.turns), values)
  const answering = { hearing, heard, found, say }
  const { outcome } = heard
  if (outcome.kind === 'late') return say('over')
  if (outcome.kind === 'distress') return careIn(hearing.script.language, hearing.student_address)
  if (outcome.kind === 'aside') return answerAside(answering, outcome)
  return together(answering, partsOf(answering, outcome))
}

function partsOf(answering: Answering, outcome: Exclude<Outcome, { kind: 'late' | 'distress' | 'aside' }>): string[] {
  const { say } = answering
  if (outcome.kind === 'accepted' || outcome.kind === 'passed') return [...react(answering, outcome), next(answering)]
  if (outcome.kind === 'stayed') {
    const answered = outcome.question ? answerOf(answering, outcome.question) : ''
    return [answered, wordsOf(answering, outcome.reaction), endIfOver(answering)]
  }
  if (outcome.kind === 'short') return [say('tell_more', { heard: outcome.word }), endIfOver(answering)]
  if (outcome.kind === 'asked') return [answerOf(answering, outcome.question), again(answering, outcome.step)]
  if (outcome.kind === 'helped') return [say('go_on'), next(answering)]
  return [nudge(answering, outcome), again(answering, outcome.step, 1)]
}

const way = (ways: Wordings, turn: number): string => drawn(ways, turn) ?? ways[0]

// Chinese and Japanese have no space between sentences.
function together({ hearing }: Answering, parts: readonly string[]): string {
  const isUnspaced = hearing.script.language === 'zh' || hearing.script.language === 'ja'
  return parts.filter(Boolean).join(isUnspaced ? '' : ' ')
}

/** The question that comes now, or the end. */
function next({ hearing: { script, seed }, heard, say }: Answering): string {
  if (heard.standing.is_over) return script.closing_message ?? say('closing')
  const step = stepAt(script, heard.standing.at)
  return (step && wordingOf(script, step, seed)) || say('more')
}

const endIfOver = (answering: Answering) => (answering.heard.standing.is_over ? next(answering) : '')

// What was said before a question was about the answer before.
function again(answering: Answering, step: Step, other = 0, isOther = false): string {
  const { hearing, heard, say } = answering
  const { script, seed } = hearing
  if (heard.standing.is_over) return next(answering)
  const { tries } = heard.standing
  const asked = wordingOf(script, step, seed, tries === 0 ? other : isOther ? tries + other : tries)
  return questionIn(asked || say('more'), script.language)
}

// A word of the student's is said again as it is written right.
function wordsOf({ hearing, heard, found }: Answering, { reaction, values }: FittingReaction): string {
  const says = drawn(reaction.says, hearing.seed + heard.before.turns) ?? ''
  const right = Object.entries(values).map(([name, said]) => [name, mend(said, found.corrections)])
  const text = fill(says, Object.fromEntries(right))
  return says.startsWith('{') ? text.charAt(0).toLocaleUpperCase(hearing.script.language) + text.slice(1) : text
}

const answerOf = (answering: Answering, { fact, also }: Question): string =>
  fact === null ? answering.say('unknown') : together(answering, [fact.says, also?.says ?? ''])

function react(answering: Answering, outcome: Accepted): string[] {
  const { say } = answering
  const { reaction, back, question } = outcome
  const answered = question && answerOf(answering, question)
  const returned = back && (back.reaction ? wordsOf(answering, { values: {}, ...back, reaction: back.reaction }) : '')
  const isAnswered = answered !== null || back !== null
  const right = recast(answering, outcome)
  const first = reaction ? wordsOf(answering, reaction) : isAnswered || right ? '' : acknowledge(answering)
  const also = [returned || (back && answered === null ? say('and_you') : ''), answered ?? '']
  return [right, first, ...also]
}

function recast({ hearing, heard, found, say }: Answering, { step, back }: Accepted): string {
  const { script, listener } = hearing
  if (checkedLanguages.includes(script.language))
    return found.recast === null ? '' : say('recast', { right: asPart(found.recast) })
  if (script.correction !== 'recast') return ''
  const text = back ? lastClauseOf(heard.text).before : heard.text
  const right = recastOf(listener.tongue, step, text, found.corrections)
  return right === null ? '' : say('recast', { right })
}

// What comes next may begin with a word of its own for it: "Perfect. To eat in or to take away?"
const beginsWithReaction = (says: string) => /^[^\s.!…。！,]+(?:\s[^\s.!…。！,]+){0,2}\s?[.!…。！]/u.test(says)

// Two answers of three are acknowledged; the words go round, so that the same never come twice in a row.
function acknowledge(answering: Answering): string {
  const { seed, phrases } = answering.hearing
  const { turns } = answering.heard.before
  if ((seed + turns) % 3 === 2 || beginsWithReaction(next(answering))) return ''
  return way(phrases.said.reaction, Math.floor(seed / 3) + turns - Math.floor(((seed % 3) + turns) / 3))
}

function nudge({ say }: Answering, { aside }: Extract<Outcome, { kind: 'nudged' }>): string {
  return say(aside?.kind === 'refusal' || aside?.kind === 'joke' ? aside.kind : 'nudge')
}

/** What is said in the role to what is no answer; the coach says the rest. */
const inRole = {
  insult: 'insult',
  who_are_you: 'who_are_you',
  not_understood: 'not_understood',
  repeat: 'repeat',
  language_please: 'nudge',
  other_language: 'nudge',
  goodbye: 'goodbye',
  and_you: 'and_you',
  how_are_you: 'how_are_you',
  greeting: 'greeting',
  thanks: 'thanks',
  yes_no: 'yes_no',
  silence: 'silence',
  question: 'unknown',
  refusal: 'refusal',
  dont_know: 'not_understood',
  joke: 'joke',
  why: 'why',
  help: 'not_understood',
  how_to_say: 'not_understood',
  meaning: null,
} as const

function answerAside(answering: Answering, { aside, step, back }: Extract<Outcome, { kind: 'aside' }>): string {
  const isReworded = aside.kind === 'yes_no' && isAskedDifferently(answering, step)
  const key = isReworded ? 'ask_differently' : aside.kind === 'yes_no' ? afterYesOrNo(step) : inRole[aside.kind]
  const first = back ? wordsOf(answering, back) : key === null ? '' : answering.say(key)
  // To a goodbye belongs no question.
  if (aside.kind === 'goodbye') return first
  const isLost = aside.kind === 'not_understood' || aside.kind === 'dont_know' || isReworded
  return together(answering, [first, again(answering, step, isLost ? answering.heard.standing.asides : 0, isLost)])
}

const isAskedDifferently = ({ hearing: { phrases, script } }: Answering, { says, other_wordings = [] }: Step) =>
  phrases.said.ask_differently !== undefined && other_wordings.length > 0 && endsAsking(says, script.language)

// "Tell me more" fits where there is more to tell.
const afterYesOrNo = ({ expects }: Step) => (expects.length > 0 ? 'nudge' : 'yes_no')
