import type { Reaction, Step } from '#contract/teaching/chatbot-step.ts'
import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import type { DialogueState, EntityKind, SaidEntity } from '#server/services/partner.ts'

/** A message of the student with what the analysis found in it. */
export interface AnalysedText {
  text: string
  /** Null where the language is not analysed. */
  acts: Act[] | null
  entities: SaidEntity[]
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
  { reactions = [] }: Step,
  { text, acts, entities }: AnalysedText,
  known: DialogueState['known'],
  isBack = false,
): FittingReaction | null {
  const words = tongue.wordsOf(text)
  const said = { ...known, ...Object.fromEntries(entities.map((entity) => [entity.kind, entity.text])) }
  for (const reaction of reactions) {
    const { act, matches } = reaction
    if ((act === 'asks_back') !== isBack) continue
    if (act !== null && !isBack && !acts?.some((each) => each.act === actsFor[act])) continue
    const found = patternsOfEach(tongue, matches).map((each) => findAny(tongue, words, each))
    if (found.some((part) => part === null)) continue
    const heard = found.flatMap((part) => part ?? []).map(({ written }) => written)
    const values = heard.length === 0 ? said : { ...said, heard: inCaseOf(matches, heard.join(' ')) }
    if (placeholdersIn(reaction).every((name) => name in values)) return { reaction, values }
  }
  return null
}

const placeholdersIn = ({ says }: Reaction) =>
  says.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

// The first word of a message has a capital that the pattern does not have.
function inCaseOf(matches: readonly string[], heard: string): string {
  const lower = heard.charAt(0).toLowerCase() + heard.slice(1)
  return matches.some((pattern) => pattern.includes(lower.slice(0, 3))) ? lower : heard
}
