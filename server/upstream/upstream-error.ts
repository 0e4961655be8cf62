import { fieldOf } from '#server/lib/field-of.ts'
import { retryAfterMs } from '#server/upstream/retry-once.ts'
import { maxBodyLength, redactErrorMessage } from '#server/upstream/error-message.ts'

/** What is known about a call that failed. */
interface UpstreamErrorFields {
  status?: number
  /** Milliseconds after which it is worth another try; null where it is not. */
  retryDelay?: number | null
  /** Whether it says something of the server, and not only of what was asked. */
  isOfServer?: boolean
  /** The server's own sentence, fit for the log. */
  server_said?: string
}

/** A failure of a server that answers or speaks. Its message never repeats what was sent. */
export const upstreamError = (
  reason: string,
  { retryDelay = null, isOfServer = false, ...fields }: UpstreamErrorFields = {},
): Error => Object.assign(new Error(reason), { ...fields, retryDelay, isOfServer })

// A key, a limit or a slow line concern all who ask, and a redirect leads elsewhere.
const serverStatuses = new Set([401, 403, 408, 429])
const isServerStatus = (status: number) => serverStatuses.has(status) || status < 400 || status >= 500

/** The failure that a refused call amounts to; the log is told of its body, but for what was `sent`. */
export function errorOfResponse({ status, headers }: Response, body: string, sent: string): Error {
  const isTemporary = status === 408 || status === 429 || status >= 500
  return upstreamError('refused', {
    status,
    retryDelay: isTemporary ? retryAfterMs(headers.get('retry-after')) : null,
    isOfServer: isServerStatus(status),
    server_said: redactErrorMessage(body, sent),
  })
}

/** The beginning of the body of a refusal. */
export async function readErrorBody({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= maxBodyLength) break
  }
  return text.slice(0, maxBodyLength)
}

const isUpstreamError = (
  error: unknown,
): error is Error & Required<Pick<UpstreamErrorFields, 'retryDelay' | 'isOfServer'>> =>
  error instanceof Error && 'isOfServer' in error

/** Milliseconds after which a failed call is worth another try; null where it is not. What came from the line is. */
export const retryDelayOf = (error: unknown): number | null =>
  isUpstreamError(error) ? error.retryDelay : retryAfterMs(null)

/** Whether a failure says something of the server: its line, its limits, its trouble. */
export const isServerFault = (error: unknown): boolean => !isUpstreamError(error) || error.isOfServer

// A refusal of what was asked; any other says that the call was not made as the server wants it.
const contentStatuses: ReadonlySet<number | undefined> = new Set([undefined, 400, 413, 422])

/** Whether a failure says something of the one conversation: its words were refused, or nothing was answered to them. */
export const isContentRefusal = (error: unknown): boolean =>
  !isServerFault(error) && contentStatuses.has(statusOf(error))

/** The status with which a server refused; undefined where it did not. */
export const statusOf = (error: unknown): number | undefined => Number(fieldOf(error, 'status')) || undefined

/** What the log says of a failure. */
export function logFieldsOf(error: unknown): { reason: string; status?: number; code?: string; server_said?: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  const [status, code, server_said] = [statusOf(error), fieldOf(error.cause, 'code'), fieldOf(error, 'server_said')]
  return {
    reason: isUpstreamError(error) ? error.message : error.name,
    ...(status && { status }),
    ...(code && { code }),
    ...(server_said && { server_said }),
  }
}
