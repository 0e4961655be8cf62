import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Script } from '#server/services/partner.ts'

/** One of several, each seed the next. */
export const drawn = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length]

/**
 * The words in which a step is asked: those of a turn of events where the conversation has one, else the wording of its
 * seed; `again` takes the next one.
 */
export function wordingOf(script: Pick<Script, 'steps' | 'twists'>, step: Step, seed: number, again = 0): string {
  const number = script.steps.indexOf(step) + 1
  const twist = drawn([null, ...script.twists], seed)
  if (twist?.step === number && again === 0) return twist.says
  return drawn([step.says, ...(step.other_wordings ?? [])], seed + number + 2 + again) ?? step.says
}

/** What a partner says, in the name of the avatar that speaks. */
export function inNameOf(
  avatar_name: string | null | undefined,
  { partner_name }: Pick<Script, 'partner_name'>,
  text: string,
): string {
  if (!avatar_name || !partner_name) return text
  const name = new RegExp(`(?<!\\p{L})${RegExp.escape(partner_name)}(?!\\p{L})`, 'gu')
  return text.replace(name, () => avatar_name)
}

/** The opening message and the first step as a conversation begins with them. */
export const firstWords = (script: Script, seed: number): Pick<Script, 'opening_message' | 'steps'> => {
  const [first, ...rest] = script.steps
  return first
    ? { opening_message: script.opening_message, steps: [{ ...first, says: wordingOf(script, first, seed) }, ...rest] }
    : script
}
