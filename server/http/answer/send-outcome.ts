import { Readable } from 'node:stream'
import { types } from 'node:util'
import type { FastifyReply } from 'fastify'
import { type Endpoint, type FileBytes, successStatus } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { answerText } from '#server/http/answer/answer-text.ts'
import { type Events, sendEvents } from '#server/http/answer/send-events.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

// `private`: in a shared cache a picture would outlive its deletion.
const immutableCache = 'private, max-age=31536000, immutable'

export function createSend(
  endpoint: Endpoint,
  { countStream }: Metrics,
): (reply: FastifyReply, outcome: unknown) => FastifyReply {
  const status = successStatus(endpoint)
  const call = `${endpoint.method} ${endpoint.path}`
  const { returns, streams } = endpoint
  // `HandlerResult` gives every redirecting endpoint this field.
  if (endpoint.redirects) return (reply, outcome) => reply.redirect((outcome as { location: string }).location, status)
  // `HandlerResult` gives every streaming endpoint its own events.
  if (streams)
    return (reply, outcome) => sendEvents(reply.code(status), outcome as Events, { call, streams, countStream })
  if (endpoint.produces) return (reply, outcome) => sendFile(reply.code(status), endpoint, outcome)
  if (!returns) return (reply) => reply.code(status).send()
  const textOf = answerText(returns, call, endpoint.idempotent)
  return (reply, outcome) => reply.code(status).type('application/json; charset=utf-8').send(textOf(outcome))
}

function sendFile(reply: FastifyReply, { produces, immutable }: Endpoint, outcome: unknown): FastifyReply {
  // `HandlerResult` gives every file endpoint these fields, and the type if there are several.
  const { bytes, name, type = String(produces) } = outcome as { bytes: FileBytes; name: string; type?: string }
  const content = types.isUint8Array(bytes) ? Buffer.from(bytes) : streamOf(bytes, reply)
  reply.type(type)
  if (immutable) return reply.header('cache-control', immutableCache).send(content)
  const disposition = `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
  return reply.header('content-disposition', disposition).send(content)
}

// After the headers are sent, an error can only abort the response. Expected errors are handled elsewhere.
const streamOf = (bytes: AsyncIterable<Uint8Array>, { log }: FastifyReply) =>
  Readable.from(bytes).once('error', (error) => {
    if (!(error instanceof ApiError)) log.error({ err: error }, 'file download failed')
  })
