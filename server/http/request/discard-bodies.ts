import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of an unread body that are always read and thrown away, and those of larger ones in a span of milliseconds; what is beyond is left where it is. */
const small = 256_000
const large = { bytes: 15_000_000, span: 10_000 } as const
/** Milliseconds between two looks at a body that is not wanted, and the looks after which its connection is cut. */
const interval = 1000
const mostLooks = 10

/**
 * Sees to the connections of requests that were answered before their body was read. One goes on when all of it has come, because many
 * clients look for an answer only then. Where that is too much, or a client stops sending, it is cut, but not at once: the answer would be lost with it.
 */
export function discardBodies(app: FastifyInstance): void {
  const mayRead = createBudget()
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw, headers } = request
    // Without a network there is no such connection.
    if (!raw.complete && raw.socket instanceof Socket) cutWhenSlow(request, mayRead(Number(headers['content-length'])))
    done()
  })
}

/** Says of a body whether it may be read away; what comes in chunks doesn't say how much it is. */
function createBudget(): (bytes: number) => boolean {
  let spent = 0
  let since = 0
  return (bytes) => {
    if (bytes <= small) return true
    const now = performance.now()
    if (now - since > large.span) [spent, since] = [0, now]
    if (!(spent + bytes <= large.bytes)) return false
    spent += bytes
    return true
  }
}

function cutWhenSlow({ raw }: FastifyRequest, isReadAway: boolean): void {
  const { socket } = raw
  // Node reads on by itself after an answer: what it reads is garbage at once, but much of that is memory, too.
  if (!isReadAway) setImmediate(() => socket.pause())
  let looks = 0
  let seen = socket.bytesRead
  const look = setInterval(() => {
    looks += 1
    if (socket.destroyed || raw.complete) clearInterval(look)
    else if (looks > mostLooks || socket.bytesRead === seen) socket.destroy()
    seen = socket.bytesRead
  }, interval).unref()
}
