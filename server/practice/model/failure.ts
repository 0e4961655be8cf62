import { APICallError } from 'ai'
import { waitOf } from '#server/upstream/ask-twice.ts'

/** What is known about a failed call. */
export interface Failure {
  /** Milliseconds to wait before asking again; null where that is no use. */
  retryIn: number | null
  /** Whether the server did no work for it. */
  isFree: boolean
  /** What the log says of it: no message, because it may repeat what somebody wrote. */
  said: { reason: string; status?: number | undefined; code?: string | undefined }
}

/** Reads a failure of a call. */
export function readFailure(error: unknown): Failure {
  const reason = error instanceof Error ? error.name : 'unknown'
  if (!APICallError.isInstance(error)) return { retryIn: null, isFree: false, said: { reason } }
  const { statusCode: status, isRetryable, responseHeaders, cause } = error
  return {
    retryIn: isRetryable ? waitOf(responseHeaders?.['retry-after']) : null,
    isFree: status === undefined || status >= 300,
    said: { reason, status, code: codeOf(cause) },
  }
}

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
