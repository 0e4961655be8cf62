import type { Reaction, Step } from '#contract/teaching/chatbot-step.ts'
import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import { worldwide } from '#server/practice/guided/language/greetings.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import type { DialogueState, EntityKind, EntityMention } from '#server/services/partner.ts'

/** A message of the student with what the analysis found in it. */
export interface AnalysedText {
  text: string
  /** Null where the language is not analysed. */
  acts: Act[] | null
  entities: EntityMention[]
  isLaughing?: true
}

/** What stands for a word of the student's in what a partner says. */
export type Placeholder = EntityKind | 'heard'

/** A reaction that fits a message, and the student's words that it says again. */
export interface FittingReaction {
  reaction: Reaction
  values: Partial<Record<Placeholder, string>>
}

const actsFor: Readonly<Record<NonNullable<Reaction['act']>, ActKind>> = {
  yes: 'yes',
  no: 'no',
  refusal: 'refusal',
  dont_know: 'dont_know',
  joke: 'nonsense',
  asks_back: 'asks_back',
}

/** The first reaction of a step that fits a message; those to "And you?" come beside an answer and are asked for by themselves. */
export function reactionTo(
  { tongue }: Listener,
  step: Step,
  { text, acts, entities, isLaughing }: AnalysedText,
  known: DialogueState['known'],
  isBack = false,
): FittingReaction | null {
  const { reactions = [] } = step
  const words = tongue.wordsOf(text)
  const named = Object.fromEntries(
    entities.map(({ kind, text: each }) => [kind, kind === 'name' ? withCapital(each) : each]),
  )
  // Only a name stays true: a place or a time of an earlier answer belongs to its own question.
  const said: FittingReaction['values'] = {
    ...(known.name !== undefined && { name: withCapital(known.name) }),
    ...named,
  }
  const told = words.length > 1 && worldwide.has(words[0]?.bare ?? '') ? words.slice(1) : words
  const whole = nameAlone(told, acts)
  const place = nameAlone(told.slice(told.length > 1 && tongue.functionWords.has(told[0]?.bare ?? '') ? 1 : 0), acts)
  // "Omar", where both a name and a city are asked for, is no city; "di Roma" is.
  const isNaming = place === whole && saysAgain(step, 'name')
  const given = isNaming ? nameOnly(tongue, words, acts) : null
  const asAsked = given !== null ? { name: given } : isNaming || whole === null || place === null ? {} : { place }
  const isJoke = isLaughing === undefined && acts?.length !== 0 && acts?.every((each) => each.act === 'nonsense')
  const isUnknowing = saysNothing(acts) || isJoke
  for (const reaction of reactions) {
    const { act, matches } = reaction
    if (act === null && isUnknowing) continue
    if ((act === 'asks_back') !== isBack) continue
    if (act !== null && !isBack && !acts?.some((each) => each.act === actsFor[act])) continue
    const found = patternsOfEach(tongue, matches).map((each) => findAny(tongue, words, each))
    if (found.some((part) => part === null)) continue
    const heard = found.flatMap((part) => part ?? []).map(({ written }) => written)
    const values = {
      ...asAsked,
      ...said,
      ...(heard.length > 0 && { heard: heard.map((word) => inCaseOf(tongue, matches, word)).join(' ') }),
    }
    if (placeholdersIn(reaction).every((name) => name in values)) return { reaction, values }
  }
  return null
}

const placeholdersIn = ({ says }: Reaction) =>
  says.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

// "No idea" has the word "idea" in it, and nothing of the matter.
const saysNothing = (acts: readonly Act[] | null) =>
  acts !== null &&
  acts.some(({ act }) => act === 'dont_know' || act === 'refusal') &&
  !acts.some(({ act }) => act === 'answer' || act === 'choice' || act === 'yes' || act === 'no')

export const saysAgain = ({ reactions = [] }: Step, name: Placeholder): boolean =>
  reactions.some((reaction) => placeholdersIn(reaction).includes(name))

/** The most words of an answer that is only a name. */
const mostNames = 2

const isLarge = ({ written }: Word) => /^\p{Lu}/u.test(written)

// "Hi Tom" and "pedro" say a name, "bien" and "aburrido" say none.
function nameOnly(tongue: Tongue, words: readonly Word[], acts: readonly Act[] | null): string | null {
  const isCommon = (word: Word) => tongue.common.has(word.bare) && !tongue.isName(word)
  const isNone = (word: Word) => isCommon(word) || tongue.isPlainWord(word) || worldwide.has(word.bare)
  const from = words.findIndex((word, at) => !isNone(word) || (at > 0 && isLarge(word)))
  const after = words.slice(Math.max(0, from))
  // "Yo soy lucía", but not "Ich habe meinen Schirm vergessen".
  const isNamed = after.every((word) => tongue.isName(word) || !tongue.isWord(word))
  const rest = from === 1 || isNamed ? after : words.slice(words.length > 1 && from > 1 ? 1 : 0)
  if (rest.every((word) => !isLarge(word) && isNone(word))) return null
  return nameAlone(rest, acts?.filter(({ act }) => act !== 'asks_other_language') ?? null)
}

// "Yuki", to a question for a name or a place; the reaction that says it again knows what was asked for.
function nameAlone(words: readonly Word[], acts: readonly Act[] | null): string | null {
  const isAnswer = acts?.every(({ act }) => act === 'answer' || act === 'greeting') ?? true
  if (!isAnswer || words.length === 0 || words.length > mostNames) return null
  // "12" is neither.
  if (words.some(({ written }) => /\d/.test(written))) return null
  return words.map(({ written }) => withCapital(written)).join(' ')
}

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

// The first word of a message has a capital that the pattern does not have.
function inCaseOf(tongue: Tongue, matches: readonly string[], heard: string): string {
  const lower = heard.charAt(0).toLowerCase() + heard.slice(1)
  const listed = matches.flatMap((entry) => tongue.wordsOf(entry)).map(({ written }) => written)
  return listed.includes(lower) || !listed.some((word) => /^\p{Lu}/u.test(word)) ? lower : heard
}
