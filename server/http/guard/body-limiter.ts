import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createLimiter, createKeyedLimiter } from '#server/lib/limiter.ts'

/** Bytes of a body that need not wait for its turn: a stranger's, and that of a school or a student. */
const unlimitedBytes = { anonymous: 16_000, authenticated: 256_000 } as const
/** Large bodies that are in memory at once: all of those of strangers, all others, and those of one school. */
const maxConcurrent = { anonymous: 20, authenticated: 20, school: 4 } as const
/** Milliseconds after which a body that waits is refused; what is left of the request's own time is enough to send it. */
const maxWaitMs = 5000

/** Lets the body of a request be read when its turn has come, and counts it until the request is answered. */
export type BodyLimiter = (request: FastifyRequest, reply: FastifyReply, school_id: string | undefined) => Promise<void>

/** Makes the gate that the bodies of all requests pass before they are read. */
export function createBodyLimiter(): BodyLimiter {
  const anonymous = createLimiter(maxConcurrent.anonymous, maxWaitMs)
  const authenticated = createLimiter(maxConcurrent.authenticated, maxWaitMs)
  const perSchool = createKeyedLimiter(maxWaitMs, { concurrency: maxConcurrent.school })
  return (request, reply, school_id) => {
    if (isSmall(school_id ? unlimitedBytes.authenticated : unlimitedBytes.anonymous, request)) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const occupySlot = () => {
        // What was broken off meanwhile would never come to an end.
        if (reply.raw.destroyed) reject(Object.assign(new Error('the request was broken off'), { code: 'ECONNRESET' }))
        else resolve()
        return finished(reply.raw).catch(() => undefined)
      }
      const turn = school_id ? perSchool(school_id)(() => authenticated(occupySlot)) : anonymous(occupySlot)
      turn.catch(reject)
    })
  }
}

// What comes in chunks doesn't say how much it is.
function isSmall(max: number, { method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= max
}
