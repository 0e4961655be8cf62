import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may call: anyone, any signed-in account, an account whose school has access, a student who practises, or either of the last two. Absent means an account with access. */
export type Access = 'public' | 'account' | 'school' | 'practice' | 'school or practice'

/** A body that travels as bytes: the media types to choose from and the most bytes that are read. */
export interface RawBody {
  types: readonly string[]
  limit: number
  /** The header with the signature of the body, in lower case. */
  signature?: string
}

/** One call of the API, as data: the server mounts it, the client walks it, OpenAPI prints it, tests iterate it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access?: Access
  /** What stands in the path, where it is no id. */
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The body as bytes, instead of `body`. */
  accepts?: RawBody
  /** The most bytes of a JSON body; 256 KB where absent. */
  bodyLimit?: number
  returns?: z.ZodMiniType
  /** The events of an answer that comes bit by bit, by name, instead of `returns`. */
  streams?: Record<string, z.ZodMiniType>
  /** The media type of an answer that is a file, or those to choose from, instead of `returns`. */
  produces?: string | readonly string[]
  /** The file of an address never changes: browsers keep it and show it in place. */
  immutable?: boolean
  /** A navigation of the browser that is sent on to another address, instead of `returns`. */
  redirects?: boolean
  /** The status of success, where it is neither 200 with a body nor 204 without. */
  status?: 201 | 202
  /** Takes an `Idempotency-Key`: the same key and body have one effect and one answer. */
  idempotent?: boolean
  /** The allowance that a call comes out of; absent, that of reads or of writes by its method. */
  allowance?: 'speech'
  /** Costs much: 10 calls a minute and one at a time for a school, beside what it comes out of otherwise. */
  heavy?: true
  fails?: readonly ErrorCode[]
}

export type Api = Record<string, Endpoint>
export type Contract = Record<string, Api>

/** Checks an area of the contract and keeps its literal types. */
export const defineApi = <const A extends Api>(api: A): A => api

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? unknown
  : { params: Record<ParamNames<E['path']>, string> }
type Sent<E, K extends string> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? {} extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown
type Parsed<E, K extends string> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown

/** What a caller passes. A raw body is a Blob or a string with its media type. */
export type Request<E extends Endpoint> = Params<E> &
  Sent<E, 'query'> &
  Sent<E, 'body'> &
  (E extends { accepts: RawBody } ? { file: Blob } : unknown)
/** What a handler receives, checked and with defaults filled in. */
export type ParsedRequest<E extends Endpoint> = (E extends { params: z.ZodMiniObject }
  ? Parsed<E, 'params'>
  : Params<E>) &
  Parsed<E, 'query'> &
  Parsed<E, 'body'> &
  (E extends { accepts: RawBody } ? { file: { bytes: Uint8Array; type: string; signature: string } } : unknown)
/** One event of an answer that comes bit by bit. */
export type StreamEvent<S extends Record<string, z.ZodMiniType>> = {
  [Name in keyof S & string]: { event: Name; data: z.output<S[Name]> }
}[keyof S & string]
/** What a caller gets back: parsed JSON, events as they come, a file, or nothing. */
export type Result<E extends Endpoint> = E extends { returns: infer S extends z.ZodMiniType }
  ? z.output<S>
  : E extends { streams: infer S extends Record<string, z.ZodMiniType> }
    ? AsyncIterable<StreamEvent<S>>
    : E extends { produces: string | readonly string[] }
      ? Blob
      : void
/** The bytes of a file, at once or as they are made. */
export type FileBytes = Uint8Array | AsyncIterable<Uint8Array>
/** What a handler gives back: the thing itself, a file's bytes with its name, where to go, or nothing. */
export type Outcome<E extends Endpoint> = E extends { produces: readonly string[] }
  ? { bytes: FileBytes; name: string; type: E['produces'][number] }
  : E extends { produces: string }
    ? { bytes: FileBytes; name: string }
    : E extends { redirects: true }
      ? { location: string }
      : Result<E>

/** The success status of an endpoint. */
export const successStatus = ({ status, returns, streams, produces, redirects }: Endpoint): number =>
  status ?? (redirects ? 302 : returns || streams || produces ? 200 : 204)
/** What calls are counted as. */
export type AllowanceName = 'read' | 'write' | 'speech'
/** The allowance that a call comes out of, with the default filled in. */
export const allowanceOf = ({ method, allowance }: Endpoint): AllowanceName =>
  allowance ?? (method === 'GET' ? 'read' : 'write')
/** Who may call, with the default filled in. */
export const accessOf = ({ access = 'school' }: Endpoint): Access => access
