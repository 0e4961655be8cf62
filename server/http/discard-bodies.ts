import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of an unread body that are read and thrown away; a larger one is left where it is. */
const readAway = 256_000
/** Milliseconds between two looks at a body that is not wanted, and the looks after which its connection is cut. */
const interval = 1000
const mostLooks = 10

/**
 * Sees to the connections of requests that were answered before their body was read. One with a small body goes on when all of it
 * has come. One that is large, or of a client that stops sending, is cut, but not at once: the answer would be lost with it.
 */
export function discardBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    // Without a network there is no such connection.
    if (!request.raw.complete && request.raw.socket instanceof Socket) cutWhenSlow(request)
    done()
  })
}

function cutWhenSlow({ raw, headers }: FastifyRequest): void {
  const { socket } = raw
  const isSmall = Number(headers['content-length']) <= readAway
  // Node reads on by itself after an answer: what it reads is garbage at once, but much of that is memory, too.
  if (!isSmall) setImmediate(() => socket.pause())
  let looks = 0
  let seen = socket.bytesRead
  const look = setInterval(() => {
    looks += 1
    if (socket.destroyed || raw.complete) clearInterval(look)
    else if (looks > mostLooks || socket.bytesRead === seen) socket.destroy()
    seen = socket.bytesRead
  }, interval).unref()
}
