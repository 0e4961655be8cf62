import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { checkedLanguages } from '#server/analysis/packs.ts'
import { lastClauseOf } from '#server/practice/guided/hear/clauses.ts'
import type { Hearing, Heard } from '#server/practice/guided/hear/hearing.ts'
import { careIn } from './care.ts'
import { explain } from './explain.ts'
import { helpOf } from './help.ts'
import type { Phrases, Ways } from '#server/practice/languages/phrase-book.ts'
import { questionIn } from '#server/practice/guided/hear/question.ts'
import { asPart, recastOf } from './recast.ts'
import { type Outcome, stepAt } from '#server/practice/guided/standing.ts'

type Said = keyof Phrases['said']
/** Says something of the phrase book, each time in another way. */
type Say = (key: Said, values?: Readonly<Record<string, string>>) => string
interface Answering {
  hearing: Hearing
  heard: Heard
  say: Say
}

/** What was found in a message. */
export interface Found {
  corrections: readonly Correction[]
  /** The whole message as it is right, where it is to be said again. */
  recast: string | null
}

/** What the partner answers to a message. */
export function compose(hearing: Hearing, heard: Heard, found: Found): string {
  const say: Say = (key, values = {}) => fill(way(hearing.phrases.said[key], hearing.seed + heard.before.turns), values)
  const answering = { hearing, heard, say }
  const { outcome } = heard
  if (outcome.kind === 'late') return say('over')
  if (outcome.kind === 'distress') return careIn(hearing.script.language, hearing.student_address)
  if (outcome.kind === 'accepted') return together(answering, [...react(answering, outcome, found), next(answering)])
  if (outcome.kind === 'shown') {
    return inLines([withOwn(answering, showModel(answering, outcome.step), 'model'), next(answering)])
  }
  if (outcome.kind === 'nudged') return nudge(answering, outcome, found.corrections)
  return answerAside(answering, outcome)
}

const way = (ways: Ways, turn: number): string => ways[turn % ways.length] ?? ways[0]
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
const inLines = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n')

// Chinese and Japanese have no space between sentences.
function together({ hearing }: Answering, parts: readonly string[]): string {
  const isUnspaced = hearing.script.language === 'zh' || hearing.script.language === 'ja'
  return parts.filter(Boolean).join(isUnspaced ? '' : ' ')
}

/** The question that comes now, or the end. */
function next({ hearing: { script }, heard, say }: Answering): string {
  if (heard.standing.is_over) return say('closing')
  return questionOf(say, stepAt(script, heard.standing.at))
}
const questionOf = (say: Say, step: Step | null) => step?.says || say('more')
// What was said before a question was about the answer before.
const againOf = ({ hearing: { script }, say }: Answering, step: Step) =>
  questionIn(questionOf(say, step), script.language)

function hintFor(say: Say, step: Step): string {
  const hint = helpOf(step)
  return hint === null ? '' : say('hint', { hint })
}

/** A sentence, and help in the student's own language where it is wanted. */
function withOwn({ hearing: { own } }: Answering, sentence: string, key: keyof Phrases['own']): string {
  return own ? `${sentence}\n(${own[key]})` : sentence
}

function react(
  answering: Answering,
  { step, asksBack }: Extract<Outcome, { kind: 'accepted' }>,
  { corrections, recast }: Found,
) {
  const { hearing, heard, say } = answering
  const isChecked = checkedLanguages.includes(hearing.script.language)
  // Nothing that holds a mistake is praised for its form.
  const first = asksBack ? say('and_you') : corrections.length > 0 ? '' : praise(answering)
  if (isChecked) return recast === null ? [first] : [first, say('recast', { right: asPart(recast) })]
  const text = asksBack ? lastClauseOf(heard.text).before : heard.text
  const says = hearing.script.correction === 'recast'
  const right = says ? recastOf(hearing.listener.tongue, step, text, corrections) : null
  return right === null ? [first] : [first, say('recast', { right })]
}

// What comes next may begin with a word of its own for it: "Perfect. To eat in or to take away?"
const beginsWithPraise = (says: string) => /^[^\s.!…。！,]+(?:\s[^\s.!…。！,]+){0,2}\s?[.!…。！]/u.test(says)

// Two answers of three are praised; the words go round, so that the same never come twice in a row.
function praise({ hearing: { seed, phrases, script }, heard }: Answering): string {
  const { turns } = heard.before
  const says = heard.standing.is_over ? '' : (stepAt(script, heard.standing.at)?.says ?? '')
  if ((seed + turns) % 3 === 2 || beginsWithPraise(says)) return ''
  return way(phrases.said.praise, Math.floor(seed / 3) + turns - Math.floor(((seed % 3) + turns) / 3))
}

function showModel({ say }: Answering, { example, expects }: Step): string {
  const model = example ?? expects.map(plainestOf).join(' … ')
  return model === '' || model.includes('#') ? say('go_on') : say('model', { example: model.replace(/[.。]$/u, '') })
}
// An alternative that is a whole word shows more than the beginning of one.
function plainestOf(entry: string): string {
  const alternatives = entry.split('|').map((each) => each.trim())
  return alternatives.find((each) => !/[*#]/.test(each)) ?? '#'
}

function nudge(
  answering: Answering,
  { step, judgement }: Extract<Outcome, { kind: 'nudged' }>,
  corrections: readonly Correction[],
): string {
  const { heard, say } = answering
  if (heard.standing.is_over) return next(answering)
  const mended = judgement.found.map(
    (word) => corrections.find(({ written }) => written === word.written)?.better ?? word.written,
  )
  const found = [...new Set(mended)].join(' ')
  const sentence =
    found === ''
      ? withOwn(answering, say('nudge'), 'nudge')
      : withOwn(answering, say('partly', { heard: found }), 'partly')
  return inLines([sentence, hintFor(say, step) || againOf(answering, step)])
}

function answerAside(answering: Answering, { aside, step }: Extract<Outcome, { kind: 'aside' }>): string {
  const { hearing, heard, say } = answering
  const { kind } = aside
  const back = heard.standing.is_over ? next(answering) : againOf(answering, step)
  const help = hintFor(say, step)
  if (kind === 'meaning') return inLines([explain(hearing, say, heard.text, aside.word ?? ''), back])
  if (kind === 'not_understood') return inLines([withOwn(answering, say(kind), kind), help, back])
  if (kind === 'other_language') return inLines([withOwn(answering, say(kind), kind), help, back])
  if (kind === 'help' || kind === 'silence')
    return inLines([withOwn(answering, say(kind), 'not_understood'), help, back])
  if (kind === 'language_please') return inLines([say(kind), help, back])
  return together(answering, [say(kind), back])
}
