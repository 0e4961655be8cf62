import type { Fact, Reaction, ReactionAct, Step, Twist } from '#contract/teaching/chatbot-step.ts'
import type { Template } from '#contract/teaching/chatbots.ts'

export const step = (
  says: string,
  expects: string[],
  hint: string,
  example: string,
  more: Pick<Step, 'other_wordings' | 'topics' | 'reactions'> = {},
): Step => ({ says, expects, hint, example, ...more })

interface ReactionOptions {
  /** Patterns that must match, too. */
  matches?: string[]
  /** The next step, if omitted. */
  goes_to?: Reaction['goes_to']
}

/** A reaction to what a message does. */
export const on = (
  act: ReactionAct,
  says: string | string[],
  { matches = [], goes_to = 'next' }: ReactionOptions = {},
): Reaction => ({ act, matches, says: [says].flat(), goes_to })

/** A reaction to words. */
export const when = (
  matches: string | string[],
  says: string | string[],
  { goes_to = 'next' }: Pick<ReactionOptions, 'goes_to'> = {},
): Reaction => ({ act: null, matches: [matches].flat(), says: [says].flat(), goes_to })

export const fact = (question: string, asks: string | string[], says: string): Fact => ({
  question,
  asks: [asks].flat(),
  says,
})

export const twist = (number: number, says: string): Twist => ({ step: number, says })

export const words = (meanings: Record<string, string>): Template['vocabulary'] =>
  Object.entries(meanings).map(([word, meaning]) => ({ word, meaning }))

/** Turns beyond the steps, for small talk and second tries. */
const spareTurns = 6

type Depth = 'closing_message' | 'partner_name' | 'region' | 'facts' | 'twists'

export const template = ({
  closing_message = null,
  partner_name = null,
  region = null,
  facts = [],
  twists = [],
  ...one
}: Omit<Template, 'help_language' | 'length' | 'voice' | Depth> & Partial<Pick<Template, Depth>>): Template => ({
  ...one,
  closing_message,
  partner_name,
  region,
  facts,
  twists,
  // Beginners get hints in their own language where it is known.
  help_language: one.level === 'A1' || one.level === 'A2' ? 'own' : 'target',
  length: one.steps.length + spareTurns,
  voice: null,
})
