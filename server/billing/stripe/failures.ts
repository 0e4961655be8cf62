import type { Logger } from 'pino'
import { Stripe } from 'stripe'
import { ApiError } from '#contract/errors.ts'
import { fieldOf } from '#server/http/failures.ts'

const { StripeError, StripeCardError } = Stripe.errors

/** Says whether the bank refused a card, or wants its owner to confirm first. */
export const isDecline = (error: unknown): boolean => error instanceof StripeCardError

/** Says whether Stripe does not know the thing that was named, or not any more; `param` names which, where several were. */
export const isMissing = (error: unknown, ...params: string[]): boolean =>
  error instanceof StripeError &&
  error.code === 'resource_missing' &&
  (params.length === 0 || params.includes(error.param ?? ''))

/** Says whether a call was refused for what it asked. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

/** Logs a failure of Stripe without its sentences and bodies, which may hold what is personal. */
export function tell(log: Logger, error: unknown, message = 'a Stripe request failed'): void {
  const detail: unknown = error instanceof StripeError ? error.detail : undefined
  log.warn(
    {
      code: fieldOf(error, 'code') || fieldOf(detail, 'code'),
      type: fieldOf(error, 'type') || fieldOf(error, 'name'),
      status: fieldOf(error, 'statusCode'),
      request: fieldOf(error, 'requestId'),
    },
    message,
  )
}

/** Makes every failure of Stripe in a call one of the contract, also an answer that is not in Stripe's shape. */
export const guarded =
  <Arguments extends unknown[], Result>(log: Logger, work: (...given: Arguments) => Promise<Result>) =>
  (...given: Arguments): Promise<Result> =>
    work(...given).catch((error: unknown) => {
      if (error instanceof ApiError) throw error
      tell(log, error)
      throw new ApiError('provider_failed', isDecline(error) ? { reason: 'card_declined' } : {})
    })
