import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createLimiter, createKeyedLimiter } from '#server/lib/limiter.ts'

const unlimitedBytes = { anonymous: 16_000, authenticated: 256_000 } as const
/** Large bodies in memory at once: of all anonymous clients, of all others, and of one school. */
const maxConcurrent = { anonymous: 20, authenticated: 20, school: 4 } as const
/** Leaves enough of the request timeout to send the body. */
const maxWaitMs = 5000

/** Waits until the body may be read, and occupies a slot until the request is answered. */
export type BodyLimiter = (request: FastifyRequest, reply: FastifyReply, school_id: string | undefined) => Promise<void>

export function createBodyLimiter(): BodyLimiter {
  const anonymous = createLimiter(maxConcurrent.anonymous, maxWaitMs)
  const authenticated = createLimiter(maxConcurrent.authenticated, maxWaitMs)
  const perSchool = createKeyedLimiter(maxWaitMs, { concurrency: maxConcurrent.school })
  return (request, reply, school_id) => {
    if (isSmall(school_id ? unlimitedBytes.authenticated : unlimitedBytes.anonymous, request)) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const occupySlot = () => {
        // `finished` would never settle for a response that was already destroyed.
        if (reply.raw.destroyed) reject(Object.assign(new Error('the request was aborted'), { code: 'ECONNRESET' }))
        else resolve()
        return finished(reply.raw).catch(() => undefined)
      }
      const turn = school_id ? perSchool(school_id)(() => authenticated(occupySlot)) : anonymous(occupySlot)
      turn.catch(reject)
    })
  }
}

// A chunked body has no length.
function isSmall(max: number, { method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= max
}
