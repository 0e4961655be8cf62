import { fieldOf } from '#server/lib/field-of.ts'
import { retryAfterMs } from '#server/upstream/retry-once.ts'
import { maxBodyLength, redactErrorMessage } from '#server/upstream/error-message.ts'

interface UpstreamErrorFields {
  status?: number
  retryDelay?: number | null
  /** Whether the fault is the server's, rather than that of the request's content. */
  isOfServer?: boolean
  server_said?: string
}

/** The message never repeats the request. */
export const upstreamError = (
  reason: string,
  { retryDelay = null, isOfServer = false, ...fields }: UpstreamErrorFields = {},
): Error => Object.assign(new Error(reason), { ...fields, retryDelay, isOfServer })

const serverStatuses = new Set([401, 403, 408, 429])
const isServerStatus = (status: number) => serverStatuses.has(status) || status < 400 || status >= 500

export function errorOfResponse({ status, headers }: Response, body: string, sent: string): Error {
  const isTemporary = status === 408 || status === 429 || status >= 500
  return upstreamError('refused', {
    status,
    retryDelay: isTemporary ? retryAfterMs(headers.get('retry-after')) : null,
    isOfServer: isServerStatus(status),
    server_said: redactErrorMessage(body, sent),
  })
}

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

export const retryDelayOf = (error: unknown): number | null =>
  isUpstreamError(error) ? error.retryDelay : retryAfterMs(null)

export const isServerFault = (error: unknown): boolean => !isUpstreamError(error) || error.isOfServer

const contentStatuses: ReadonlySet<number | undefined> = new Set([undefined, 400, 413, 422])

export const isContentRefusal = (error: unknown): boolean =>
  !isServerFault(error) && contentStatuses.has(statusOf(error))

export const statusOf = (error: unknown): number | undefined => Number(fieldOf(error, 'status')) || undefined

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
