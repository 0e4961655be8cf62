import { ApiError } from '#contract/errors.ts'
import type { Refusal } from './talk-state.ts'

export type FailureAction =
  | { act: 'again'; seconds: number | null }
  | { act: 'give-back'; why: Refusal['why']; seconds: number | null }
  | { act: 'refresh' }
  | { act: 'leave' }

const retryAction: FailureAction = { act: 'again', seconds: null }

export function actionFor(error: unknown): FailureAction {
  if (!(error instanceof ApiError)) return retryAction
  const { code, details } = error
  const seconds = typeof details.retry_after === 'number' ? details.retry_after : null
  switch (code) {
    case 'practice_limit_reached':
      return { act: 'give-back', why: details.limit === 'minute' ? 'minute' : 'day', seconds }
    case 'invalid_input':
    case 'too_large':
    case 'idempotency_mismatch':
      return { act: 'give-back', why: 'text', seconds: null }
    case 'edited_elsewhere':
      return { act: 'refresh' }
    case 'not_found':
    case 'unauthenticated':
    case 'subscription_required':
      return { act: 'leave' }
    default:
      return { act: 'again', seconds }
  }
}

const retryDelays = [1, 2, 4, 8, 15, 30]
/** Seconds with jitter, so that a classroom doesn't retry all at once. */
export const retryDelay = (attempt: number, chance: number): number =>
  (retryDelays[Math.min(attempt, retryDelays.length - 1)] ?? 30) * (0.75 + chance / 2)
