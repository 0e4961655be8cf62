import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Unread bodies up to this size are always read; of larger ones only so many bytes per `span` (milliseconds). */
const alwaysReadBytes = 256_000
const largeBodies = { bytes: 15_000_000, span: 10_000 } as const
const checkIntervalMs = 1000
const maxChecks = 10

/** Reads the rest of a body that was answered early, because many clients read the answer only then. Closes slow or large ones later, so that the answer arrives. */
export function discardBodies(app: FastifyInstance): void {
  const readBudget = createBudget()
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw, headers } = request
    // Injected requests have no socket.
    if (!raw.complete && raw.socket instanceof Socket)
      cutWhenSlow(request, readBudget(Number(headers['content-length'])))
    done()
  })
}

/** NaN for a chunked body, which is over budget. */
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
  // Node reads on after an answer, and what it reads takes memory until it is collected.
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
