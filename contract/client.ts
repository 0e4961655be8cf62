import type { Api, Endpoint, Request, Result } from './endpoint.ts'
import { ApiError, type ErrorDetails, fallbackMessage, isErrorCode } from './errors.ts'

/** `onProgress` receives an upload's progress from 0 to 1. */
export interface CallOptions {
  idempotencyKey?: string
  signal?: AbortSignal
  onProgress?: (share: number) => void
}
/** Sends one request: `createSend` in the web, `app.inject` in tests. */
export type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | Blob } & Omit<CallOptions, 'idempotencyKey'>,
) => Promise<Response>

type Call<E extends Endpoint> =
  {} extends Request<E>
    ? (request?: Request<E>, options?: CallOptions) => Promise<Result<E>>
    : (request: Request<E>, options?: CallOptions) => Promise<Result<E>>
/** An area of the contract as functions that reject with ApiError. */
export type Client<A extends Api> = { [Name in keyof A]: Call<A[Name]> }

interface AnyRequest {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  file?: Blob
}

export function pathOf({ path }: Endpoint, { params = {}, query = {} }: AnyRequest = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.append(key, String(value))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return search.size ? `${filled}?${search.toString()}` : filled
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('code' in body) || !isErrorCode(body.code))
    return new ApiError(response.status === 503 ? 'unavailable' : 'internal', {}, fallbackMessage)
  const details = 'details' in body && typeof body.details === 'object' ? body.details : {}
  const message = 'message' in body && typeof body.message === 'string' ? body.message : fallbackMessage
  return new ApiError(body.code, { ...details } satisfies ErrorDetails, message)
}

async function call(
  endpoint: Endpoint,
  send: Send,
  request: AnyRequest = {},
  options: CallOptions = {},
): Promise<unknown> {
  const { idempotencyKey, ...rest } = options
  const headers: Record<string, string> = {}
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (request.file) headers['content-type'] = request.file.type
  else if (request.body !== undefined) headers['content-type'] = 'application/json'
  const body = request.file ?? (request.body === undefined ? undefined : JSON.stringify(request.body))
  const init = { method: endpoint.method, headers, ...rest, ...(body !== undefined && { body }) }
  const response = await send(pathOf(endpoint, request), init)
  if (!response.ok) throw await failureOf(response)
  if (endpoint.produces) return response.blob()
  if (endpoint.streams) return (await import('./events.ts')).eventsOf(response)
  return response.status === 204 || !endpoint.returns ? undefined : response.json()
}

export function createClient<A extends Api>(api: A, send: Send): Client<A> {
  const calls = Object.entries(api).map(([name, endpoint]) => [
    name,
    (request?: AnyRequest, options?: CallOptions) => call(endpoint, send, request, options),
  ])
  // `Object.entries` loses the relation of name and type.
  return Object.fromEntries(calls) as Client<A>
}
