import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { ApiError, heavyReason } from '#contract/errors.ts'
import type { Config } from '#server/settings/config.ts'
import { createKeyedLimiter } from '#server/lib/limiter.ts'
import type { RateLimiter } from '#server/http/guard/limits.ts'

export const heavyLimits = { perMinute: 10, maxWaitMs: 5000 }

/** Waits until the school's previous heavy call on this server is answered; throws `too_many_requests`. */
export type HeavyLimiter = (school_id: string, reply: Answer) => Promise<void>
type Answer = Pick<FastifyReply, 'raw'>

export function createHeavyLimiter(
  rateLimit: RateLimiter,
  { limitFactor }: Pick<Config, 'limitFactor'>,
  { perMinute, maxWaitMs }: typeof heavyLimits = heavyLimits,
): HeavyLimiter {
  const schoolMutex = createKeyedLimiter(maxWaitMs, { errorCode: 'too_many_requests' })
  const acquire = async (school_id: string, { raw }: Answer) => {
    await rateLimit({ key: `heavy:${school_id}`, count: perMinute * limitFactor, seconds: 60 })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    schoolMutex(school_id)(() => {
      resolve()
      return finished(raw).catch(() => {})
    }).catch(reject)
    await promise
    if (raw.destroyed) throw new ApiError('too_many_requests', { retry_after: 1 }, 'The client has disconnected')
  }
  return (school_id, reply) => acquire(school_id, reply).catch(rethrowAsHeavy)
}

function rethrowAsHeavy(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error
  throw new ApiError(error.code, { ...error.details, reason: heavyReason }, error.message)
}
