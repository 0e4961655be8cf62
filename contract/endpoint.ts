import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Role, StaffRole } from './school/roles.ts'

/** `account`: any signed-in account; `school`: an account whose school has access; `practice`: a student's practice session. */
export type Access = 'public' | 'account' | 'school' | 'practice' | 'school or practice'

export interface RawBody {
  types: readonly string[]
  limit: number
  /** The header with the body's signature, in lower case. */
  signature?: string
}

/** One endpoint as data. The server mounts it, the client calls it, OpenAPI and the tests iterate over it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access?: Access
  /** The least role that may call; without it the owner alone. */
  staff?: StaffRole
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  accepts?: RawBody
  /** In bytes; 256 KB by default. */
  bodyLimit?: number
  returns?: z.ZodMiniType
  /** The server-sent events of the response, by name. */
  streams?: Record<string, z.ZodMiniType>
  /** The media types of a file response, instead of `returns`. */
  produces?: string | readonly string[]
  /** The file at this address never changes, so that browsers cache it. */
  immutable?: boolean
  redirects?: boolean
  /** By default 200 with a body and 204 without. */
  status?: 201 | 202
  idempotent?: boolean
  /** The rate limit that counts the call; by default the one for reads or writes. */
  quota?: 'speech'
  /** Expensive: at most 10 calls a minute and one at a time for a school, besides the rate limit. */
  heavy?: true
  /** Asks again who is signed in, if that was proved more than some minutes ago. */
  confirms?: true
  /** Also open to a member who must set up a second factor first. */
  beforeFactor?: true
  fails?: readonly ErrorCode[]
}

export type Api = Record<string, Endpoint>
export type Contract = Record<string, Api>

/** Checks an area and keeps its literal types. */
export const defineApi = <const A extends Api>(api: A): A => api

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? unknown
  : { params: Record<ParamNames<E['path']>, string> }
type Input<E, K extends string> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? {} extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown
type Output<E, K extends string> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown

export type Request<E extends Endpoint> = Params<E> &
  Input<E, 'query'> &
  Input<E, 'body'> &
  (E extends { accepts: RawBody } ? { file: Blob } : unknown)
export type ParsedRequest<E extends Endpoint> = (E extends { params: z.ZodMiniObject }
  ? Output<E, 'params'>
  : Params<E>) &
  Output<E, 'query'> &
  Output<E, 'body'> &
  (E extends { accepts: RawBody } ? { file: { bytes: Uint8Array; type: string; signature: string } } : unknown)
export type StreamEvent<S extends Record<string, z.ZodMiniType>> = {
  [Name in keyof S & string]: { event: Name; data: z.output<S[Name]> }
}[keyof S & string]
/** What a client gets: parsed JSON, events, a file or nothing. */
export type Result<E extends Endpoint> = E extends { returns: infer S extends z.ZodMiniType }
  ? z.output<S>
  : E extends { streams: infer S extends Record<string, z.ZodMiniType> }
    ? AsyncIterable<StreamEvent<S>>
    : E extends { produces: string | readonly string[] }
      ? Blob
      : void
export type FileBytes = Uint8Array | AsyncIterable<Uint8Array>
/** What a handler returns: JSON, a file, a redirect or nothing. */
export type HandlerResult<E extends Endpoint> = E extends { produces: readonly string[] }
  ? { bytes: FileBytes; name: string; type: E['produces'][number] }
  : E extends { produces: string }
    ? { bytes: FileBytes; name: string }
    : E extends { redirects: true }
      ? { location: string }
      : Result<E>

export const successStatus = ({ status, returns, streams, produces, redirects }: Endpoint): number =>
  status ?? (redirects ? 302 : returns || streams || produces ? 200 : 204)
export type QuotaName = 'read' | 'write' | 'speech'
export const quotaOf = ({ method, quota }: Endpoint): QuotaName => quota ?? (method === 'GET' ? 'read' : 'write')
export const leastRoleOf = ({ staff }: Endpoint): Role => staff ?? 'school'
export const accessOf = ({ access = 'school' }: Endpoint): Access => access
