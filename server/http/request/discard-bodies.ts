import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of an unread body that are always read and thrown away, and those of larger ones in a span of milliseconds; what is beyond is left where it is. */
const alwaysReadBytes = 256_000
const largeBodies = { bytes: 15_000_000, span: 10_000 } as const
/** Milliseconds between two looks at a body that is not wanted, and the looks after which its connection is cut. */
const checkIntervalMs = 1000
const maxChecks = 10

/**
 * Sees to the connections of requests that were answered before their body was read. One goes on when all of it has come, because many
 * clients look for an answer only then. Where that is too much, or a client stops sending, it is cut, but not at once: the answer would be lost with it.
 */
export function discardBodies(app: FastifyInstance): void {
  const readBudget = createBudget()
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw, headers } = request
    // Without a network there is no such connection.
    if (!raw.complete && raw.socket instanceof Socket)
      cutWhenSlow(request, readBudget(Number(headers['content-length'])))
    done()
  })
}

/** Says of a body whether it may be read away; what comes in chunks doesn't say how much it is. */
function createBudget(): (bytes: number) => boolean {
  let bytesSpent = 0
  let since = 0
  return (bytes) => {
    if (bytes <= alwaysReadBytes) return true
    const now = performance.now()
    if (now - since > largeBodies.span) [bytesSpent, since] = [0, now]
    if (!(bytesSpent + bytes <= largeBodies.bytes)) return false
    bytesSpent += bytes
    return true
  }
}

function cutWhenSlow({ raw }: FastifyRequest, isDiscarded: boolean): void {
  const { socket } = raw
  // Node reads on by itself after an answer: what it reads is garbage at once, but much of that is memory, too.
  if (!isDiscarded) setImmediate(() => socket.pause())
  let checks = 0
  let bytesSeen = socket.bytesRead
  const timer = setInterval(() => {
    checks += 1
    if (socket.destroyed || raw.complete) clearInterval(timer)
    else if (checks > maxChecks || socket.bytesRead === bytesSeen) socket.destroy()
    bytesSeen = socket.bytesRead
  }, checkIntervalMs).unref()
}
