import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Template } from '#contract/teaching/chatbots.ts'

export const step = (says: string, expects: string[], hint: string, example: string): Step => ({
  says,
  expects,
  hint,
  example,
})

export const words = (meanings: Record<string, string>): Template['vocabulary'] =>
  Object.entries(meanings).map(([word, meaning]) => ({ word, meaning }))

/** Turns beyond the steps, for small talk and second tries. */
const spareTurns = 6

export const template = (one: Omit<Template, 'help_language' | 'length' | 'voice'>): Template => ({
  ...one,
  // Beginners get hints in their own language where it is known.
  help_language: one.level === 'A1' || one.level === 'A2' ? 'own' : 'target',
  length: one.steps.length + spareTurns,
  voice: null,
})
