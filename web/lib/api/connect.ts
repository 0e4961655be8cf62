import type { Send } from '#contract/client.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { ApiError, type ErrorCode, isErrorCode } from '#contract/errors.ts'

export interface Refusal {
  code: ErrorCode
  reason?: unknown
}

interface Connection {
  headers: Record<string, string>
  /** Called for each failed call, with the `authorization` header that it had. */
  onRefused?: (failure: Refusal, authorization: string | undefined) => void
}

/** Sends calls to this origin's API. No timeout; without an answer it rejects with an `Unreachable` error. */
export function createSend({ headers, onRefused }: Connection): Send {
  return async (path, init) => {
    const authorization = headers.authorization
    const response = await transmit(`/api${path}`, { ...init, headers: { ...headers, ...init.headers } })
    if (onRefused && (response.status === 401 || response.status === 402)) {
      const refusal = await refusalOf(response.clone())
      if (refusal) onRefused(refusal, authorization)
    }
    return response
  }
}

async function transmit(url: string, { onProgress, ...init }: Parameters<Send>[1]): Promise<Response> {
  try {
    if (!onProgress) return await (takeEarlyAnswer(url, init.headers.authorization) ?? fetch(url, init))
    const { upload } = await import('./upload.ts')
    return await upload(url, { ...init, onProgress })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw Object.assign(new Error('The server gave no answer', { cause }), { name: 'Unreachable' })
  }
}

export const isUnreachable = (error: unknown): error is Error => error instanceof Error && error.name === 'Unreachable'

/** Whether a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

async function refusalOf(response: Response): Promise<Refusal | null> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null || !('code' in body) || !isErrorCode(body.code)) return null
  const details = 'details' in body && typeof body.details === 'object' ? body.details : null
  return { code: body.code, reason: details && Reflect.get(details, 'reason') }
}
