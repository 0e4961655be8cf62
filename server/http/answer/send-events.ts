import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { isChecking } from '#server/lib/checking.ts'
import { checkAnswer } from '#server/http/answer/answer-text.ts'
import { toApiError } from '#server/http/answer/error-handler.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

/** The events of an answer that comes bit by bit. */
export type Events = AsyncIterable<{ event: string; data: unknown }>

/** The call that is answered, the events that its contract names, and what counts the streams that are open. */
interface Stream {
  call: string
  streams: Readonly<Record<string, z.ZodMiniType>>
  countStream: Metrics['countStream']
}

/** Sends events as they come. What fails once they have begun is the last of them, `failed`. */
export function sendEvents(reply: FastifyReply, events: Events, stream: Stream): FastifyReply {
  reply.type('text/event-stream').header('x-accel-buffering', 'no')
  // A caller who has left already closes nothing any more.
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
    // Whoever has left broke it off.
    if (status >= 500 && !reply.raw.closed) reply.log.error({ err: error, code }, 'an answer broke off')
    yield line('failed', { code })
  }
}

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
