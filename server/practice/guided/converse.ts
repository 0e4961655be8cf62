import type { Progress } from '#contract/values/progress.ts'
import { openingOf } from '#contract/teaching/opening.ts'
import { mendWhole } from '#server/practice/measures/corrections.ts'
import type { PartnerInput } from '#server/services/partner.ts'
import { compose } from './reply/compose.ts'
import { hearAll, hearingOf, type Listened, type StudentText } from './hear/hearing.ts'
import { beginning } from './standing.ts'

/** The answer to the student's last message. */
export interface Reply {
  text: string
  progress: Progress
  was_accepted: boolean
}

/**
 * Answers the last of the student's messages. Nothing is kept between two calls: all messages are heard again, so that
 * the same seed and messages give the same answer wherever it is asked for.
 */
export async function converse(
  turn: Listened & Partial<Pick<PartnerInput, 'corrections'>>,
  texts: readonly StudentText[],
): Promise<Reply> {
  const { script } = turn
  const hearing = await hearingOf(turn)
  const heard = await hearAll(hearing, texts)
  const last = heard.at(-1)
  const { at, is_over } = last?.standing ?? beginning
  const progress = { done: Math.min(at, script.steps.length), of: script.steps.length, is_over }
  if (!last) return { text: openingOf(script), progress, was_accepted: false }
  const corrections = turn.corrections ?? []
  const recast =
    script.correction === 'recast' ? await mendWhole(script, last.text, corrections, turn.native_language) : null
  return {
    text: compose(hearing, last, { corrections, recast }),
    progress,
    was_accepted: last.outcome.kind === 'accepted',
  }
}

/** How many steps of a chatbot were answered so that they were accepted. */
export async function countAccepted(turn: Listened, texts: readonly StudentText[]): Promise<number> {
  const heard = await hearAll(await hearingOf(turn), texts)
  const accepted = heard.filter(({ outcome }) => outcome.kind === 'accepted').length
  return Math.min(accepted, turn.script.steps.length)
}
