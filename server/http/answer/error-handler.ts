import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import { fieldOf } from '#server/lib/field-of.ts'

/** The status in metrics for a client that disconnected, as in nginx. */
const clientClosedRequest = 499

const databaseUnavailable =
  /^(?:08|57P0[1-5]|25006$|ECONNREFUSED$|ECONNRESET$|ENOENT$|EPIPE$|ETIMEDOUT$|EAI_AGAIN$|ENOTFOUND$|53300$)/
const databaseBusy = /^(?:55P03|57014|40P01|40001)$/
const connectionWords =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|cannot use a pool|query read timeout|not queryable/i

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const code = fieldOf(error, 'code')
  if (code === '53100' || code === 'ENOSPC') return new ApiError('storage_full')
  if (code === '23503') return foreignKeyError(fieldOf(error, 'constraint'))
  if (databaseBusy.test(code) || code === 'FST_ERR_HANDLER_TIMEOUT') return new ApiError('busy', { retry_after: 1 })
  const isFastify = code.startsWith('FST_')
  if (!isFastify && (databaseUnavailable.test(code) || (error instanceof Error && connectionWords.test(error.message))))
    return new ApiError('unavailable', { retry_after: 2 })
  return new ApiError(
    codeOfStatus(Number(fieldOf(error, 'statusCode'))),
    {},
    isFastify && error instanceof Error ? error.message : undefined,
  )
}

// A referenced row was deleted during the request: the school, its user or session, or something of the school.
const foreignKeyError = (constraint: string): ApiError =>
  new ApiError(/_school_id(?:_(?:user|session)_id)?_fkey$/.test(constraint) ? 'unauthenticated' : 'edited_elsewhere')

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 413) return 'too_large'
  if (status === 404) return 'not_found'
  return status >= 400 && status < 500 ? 'invalid_input' : 'internal'
}

const connectionAborted = /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|ECONNABORTED|EPIPE)$/

export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.raw.socket.destroyed && connectionAborted.test(fieldOf(error, 'code'))) {
    request.log.info('client disconnected')
    return reply.code(clientClosedRequest).send()
  }
  const failure = toApiError(error)
  // `busy` is an ordinary answer: it tells the client to retry.
  const isExpected = error === failure && failure.code === 'busy'
  if (failure.status >= 500 && !isExpected) request.log.error({ err: error, code: failure.code }, 'request failed')
  const retryAfter = failure.details.retry_after
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.max(1, retryAfter))
  return reply.code(failure.status).send({ code: failure.code, message: failure.message, details: failure.details })
}
