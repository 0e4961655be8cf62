import { isForeign } from '#server/practice/guided/language/foreign.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import type { MessageAnalysis } from '#server/services/partner.ts'
import type { TutorRequest } from '#server/practice/tutor/tutor-prompt.ts'

const longMessage = 10
const noAnswer: ReadonlySet<string> = new Set([
  'greeting',
  'refusal',
  'dont_know',
  'question',
  'asks_repetition',
  'asks_meaning',
  'asks_how_to_say',
  'asks_other_language',
  'thanks',
  'goodbye',
  'nonsense',
  'insult',
  'distress',
])

/** The steps that count as done: of the next two, one, or both where the message is long; none for what is no answer. */
export async function acceptSteps(
  { script, text, open, native_language }: TutorRequest,
  acts: MessageAnalysis['acts'],
  claimed: readonly number[],
): Promise<number[]> {
  const next = open.slice(0, 2).filter((number) => claimed.includes(number))
  if (next.length === 0) return []
  const listener = await listenerOf(script, native_language)
  const words = listener.tongue.wordsOf(text).length
  const isNone = acts !== null && acts.length > 0 && acts.every(({ act }) => noAnswer.has(act))
  if (words === 0 || isNone || isForeign(listener, text)) return []
  return next.slice(0, words < longMessage ? 1 : 2)
}
