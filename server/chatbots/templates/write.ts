import type { Step } from '#contract/chatbot-step.ts'
import type { Template } from '#contract/chatbots.ts'

/** One step of a template: what the partner says, what a good answer has, a hint, and an example of a good answer. */
export const step = (says: string, expects: string[], hint: string, example: string): Step => ({
  says,
  expects,
  hint,
  example,
})

/** Words with what they mean. */
export const words = (meanings: Record<string, string>): Template['vocabulary'] =>
  Object.entries(meanings).map(([word, meaning]) => ({ word, meaning }))

/** Turns beyond the steps, for small talk and second tries. */
const spareTurns = 6

/** A template with what all of them have in common. */
export const template = (one: Omit<Template, 'help_language' | 'length' | 'voice'>): Template => ({
  ...one,
  // Beginners understand a hint in their own language, where it is known.
  help_language: one.level === 'A1' || one.level === 'A2' ? 'own' : 'target',
  length: one.steps.length + spareTurns,
  voice: null,
})
