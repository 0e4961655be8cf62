import { setImmediate } from 'node:timers/promises'
import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Script } from '#server/services/partner.ts'

/** The most words of one message that are judged; written without spaces, two signs count for one. */
const mostWords = 200
/** The most alternatives of a step, all entries together, and of a whole chatbot. */
export const most = { ofStep: 160, ofChatbot: 400 } as const

const unspaced: ReadonlySet<string> = new Set(['zh', 'ja'])

/** The beginning of a message, as much of it as is judged: what lies beyond costs every step again. */
export function judgedPart(text: string, language: string): string {
  if (unspaced.has(language)) return text.slice(0, mostWords * 2)
  const end = [...text.matchAll(/\S+/g)][mostWords]?.index
  return end === undefined ? text : text.slice(0, end)
}

/** The characters from which on a message takes so long to judge that others go first. */
const long = 200

/** Lets others have the event loop after a long message. */
export const rest = async (text: string): Promise<void> => (text.length > long ? setImmediate() : undefined)

const allowed = new WeakMap<Script['steps'], number>()

/** How many alternatives of a step are judged; where a chatbot has too many, its steps share what there is. */
export function alternativesOf({ steps }: Pick<Script, 'steps'>): number {
  const known = allowed.get(steps)
  if (known !== undefined) return known
  const isTooMuch = steps.reduce((sum, step) => sum + Math.min(countIn(step), most.ofStep), 0) > most.ofChatbot
  const each = isTooMuch ? Math.floor(most.ofChatbot / steps.length) : most.ofStep
  allowed.set(steps, each)
  return each
}

const countIn = ({ expects }: Step) => expects.reduce((sum, entry) => sum + entry.split('|').length, 0)
