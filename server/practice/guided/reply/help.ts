import type { Step } from '#contract/teaching/chatbot-step.ts'

/** What helps with a step: its hint, or how its example begins; null where it has neither. */
export const helpOf = ({ hint, example }: Step): string | null =>
  hint ?? (example === null ? null : beginningOf(example))

/** The first half of a sentence, or of its letters where it is written without spaces. */
export function beginningOf(sentence: string): string {
  const words = sentence.split(/\s+/)
  if (words.length > 1) return `${words.slice(0, Math.ceil(words.length / 2)).join(' ')} …`
  const letters = Array.from(sentence)
  return `${letters.slice(0, Math.ceil(letters.length / 2)).join('')} …`
}
