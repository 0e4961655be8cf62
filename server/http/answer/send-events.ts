import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { isChecking } from '#server/lib/checking.ts'
import { checkAnswer } from '#server/http/answer/answer-text.ts'
import { toApiError } from '#server/http/answer/error-handler.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

export type Events = AsyncIterable<{ event: string; data: unknown }>

interface Stream {
  call: string
  streams: Readonly<Record<string, z.ZodMiniType>>
  countStream: Metrics['countStream']
}

/** Streams server-sent events. An error after the start becomes the last event, `failed`. */
export function sendEvents(reply: FastifyReply, events: Events, stream: Stream): FastifyReply {
  reply.type('text/event-stream').header('x-accel-buffering', 'no')
  // `close` is not emitted again if the client has already disconnected.
  if (!reply.raw.closed) {
    stream.countStream(1)
    reply.raw.once('close', () => stream.countStream(-1))
  }
  return reply.send(Readable.from(lines(reply, events, stream)))
}

async function* lines(reply: FastifyReply, events: Events, { call, streams }: Stream): AsyncGenerator<string> {
  try {
    for await (const { event, data } of events) {
      const schema = streams[event]
      if (isChecking && schema) checkAnswer(schema, `${call}, event ${event},`, data)
      yield line(event, data)
    }
  } catch (error) {
    const { code, status } = toApiError(error)
    // A client that disconnected is not an error.
    if (status >= 500 && !reply.raw.closed) reply.log.error({ err: error, code }, 'response stream failed')
    yield line('failed', { code })
  }
}

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
