import type { Logger } from 'pino'
import { Stripe } from 'stripe'
import { ApiError } from '#contract/errors.ts'
import { fieldOf } from '#server/lib/field-of.ts'

const { StripeError, StripeCardError } = Stripe.errors

export const isDecline = (error: unknown): boolean => error instanceof StripeCardError

export const isMissing = (error: unknown, ...params: string[]): boolean =>
  error instanceof StripeError &&
  error.code === 'resource_missing' &&
  (params.length === 0 || params.includes(error.param ?? ''))

export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

/** Without messages and bodies, which may hold personal data. */
export function logFailure(log: Logger, error: unknown, message = 'a call to Stripe failed'): void {
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

export const mapStripeErrors =
  <Arguments extends unknown[], Result>(log: Logger, work: (...args: Arguments) => Promise<Result>) =>
  (...args: Arguments): Promise<Result> =>
    work(...args).catch((error: unknown) => {
      if (error instanceof ApiError) throw error
      logFailure(log, error)
      throw new ApiError('provider_failed', isDecline(error) ? { reason: 'card_declined' } : {})
    })
