import type { Progress } from '#contract/values/progress.ts'
import { openingOf } from '#contract/teaching/opening.ts'
import { mendWhole } from '#server/practice/measures/corrections.ts'
import type { DialogueState, PartnerInput, Script } from '#server/services/partner.ts'
import { firstWords, inNameOf } from './wording.ts'
import { coachNote } from './reply/coach-note.ts'
import { compose } from './reply/compose.ts'
import { hearAll, hearingOf, type DialogueInput, type StudentText } from './hear/hearing.ts'
import type { Outcome } from './hear/outcome.ts'
import { initialState } from './dialogue-state.ts'

export interface Reply {
  text: string
  /** What the coach says of the message besides its corrections. */
  coach: string | null
  progress: Progress
  was_accepted: boolean
  /** What became of the message; `late` before the first. */
  outcome: Outcome['kind']
  /** Where the conversation stands after the message; kept with it, so that those before need not be heard again. */
  state: DialogueState
}

/**
 * Answers the last of the student's messages. Nothing is kept between two calls, so that the same seed and messages give
 * the same answer wherever it is asked for.
 */
export async function converse(
  turn: DialogueInput & Partial<Pick<PartnerInput, 'corrections'>>,
  texts: readonly StudentText[],
): Promise<Reply> {
  const { script } = turn
  const hearing = await hearingOf(turn)
  const last = (await hearAll(hearing, texts)).at(-1)
  const state = last?.standing ?? initialState
  const progress = progressIn(script, state)
  if (!last)
    return {
      text: openingOf(firstWords(script, turn.seed)),
      coach: null,
      progress,
      was_accepted: false,
      outcome: 'late',
      state,
    }
  const corrections = turn.corrections ?? []
  const recast =
    script.correction === 'recast' ? await mendWhole(script, last.text, corrections, turn.native_language) : null
  return {
    text: inNameOf(turn.avatar_name, script, compose(hearing, last, { corrections, recast })),
    coach: coachNote(hearing, last, corrections),
    progress,
    was_accepted: last.outcome.kind === 'accepted',
    outcome: last.outcome.kind,
    state,
  }
}

/** Where a conversation stands after these texts: as it was kept with the last of them, or else heard again. */
export async function standingAfter(turn: DialogueInput, texts: readonly StudentText[]): Promise<DialogueState> {
  const last = texts.at(-1)
  const kept = typeof last === 'string' ? undefined : last?.analysis?.state
  return kept ?? (await hearAll(await hearingOf(turn), texts)).at(-1)?.standing ?? initialState
}

export const progressIn = ({ steps }: Script, { at, is_over }: DialogueState): Progress => ({
  done: Math.min(at, steps.length),
  of: steps.length,
  is_over,
})

/** How many steps of a chatbot were answered so that they were accepted. */
export const countAccepted = async (turn: DialogueInput, texts: readonly StudentText[]): Promise<number> =>
  Math.min((await standingAfter(turn, texts)).accepted, turn.script.steps.length)
