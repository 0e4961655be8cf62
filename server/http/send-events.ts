import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Metrics } from '#server/metrics/metrics.ts'
import { failureOf } from '#server/http/failures.ts'

/** The events of an answer that comes bit by bit. */
export type Events = AsyncIterable<{ event: string; data: unknown }>

/** Sends events as they come. What fails once they have begun is the last of them, `failed`. */
export function sendEvents(reply: FastifyReply, events: Events, count: Metrics['countStream']): FastifyReply {
  reply.type('text/event-stream').header('x-accel-buffering', 'no')
  count(1)
  reply.raw.once('close', () => count(-1))
  return reply.send(Readable.from(lines(reply, events)))
}

async function* lines(reply: FastifyReply, events: Events): AsyncGenerator<string> {
  try {
    for await (const { event, data } of events) yield line(event, data)
  } catch (error) {
    const { code, status } = failureOf(error)
    // Whoever has left broke it off.
    if (status >= 500 && !reply.raw.closed) reply.log.error({ err: error, code }, 'an answer broke off')
    yield line('failed', { code })
  }
}

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
