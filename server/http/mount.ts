import { Readable } from 'node:stream'
import { types } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type Access,
  accessOf,
  type Api,
  type Endpoint,
  type FileBytes,
  type Outcome,
  type ParsedRequest,
  type RawBody,
  successStatus,
} from '#contract/endpoint.ts'
import { ApiError, type ErrorCode, universalErrors } from '#contract/errors.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { type KeepRoom, takesRoom } from '#server/files/room.ts'
import type { Admit } from '#server/http/admit.ts'
import { type Events, sendEvents } from '#server/http/send-events.ts'
import type { AdmitPupil, Pupil } from '#server/practice/admit-pupil.ts'
import { answerText } from '#server/http/answer-text.ts'
import { keyElsewhere, writeOnce, type Write } from '#server/http/idempotency.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Services } from '#server/services.ts'

/** Where a request comes from. */
export interface Caller {
  ip: string
  user_agent: string
}
/** The browser's cookies as they came, and a way to send one. */
export interface Cookies {
  sent: string
  set: (cookie: string) => void
}
/** Who calls: a student, an account, or whichever of them came. */
type WhoCalls<E extends Endpoint> = E extends { access: 'practice' }
  ? { pupil: Pupil }
  : E extends { access: 'school or practice' }
    ? { who: Account | Pupil }
    : { account: Account }
/** What a handler knows of a request beyond what its contract says; the key stands for this call at another service. */
type Context<E extends Endpoint> = { caller: Caller; cookies: Cookies } & (E extends { access: 'public' }
  ? unknown
  : { write: Write; key: string } & WhoCalls<E>) &
  // Aborted when the reader of an answer that comes bit by bit has left.
  (E extends { streams: object } | { produces: string } ? { signal: AbortSignal } : unknown)
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, whatever it says that it is. */
    isRaw?: boolean
  }
}

/** A function for every endpoint of an area; a missing one, or an answer of another shape, does not compile. */
export type Handlers<A extends Api> = {
  [Name in keyof A]: (request: ParsedRequest<A[Name]> & Context<A[Name]>) => Promise<Outcome<A[Name]>>
}
/** Serves one area of the contract. */
export type Mount = <A extends Api>(api: A, handlers: Handlers<A>) => void

/** The most bytes of a JSON body that doesn't say otherwise. */
const jsonLimit = 256_000
const keptForever = 'public, max-age=31536000, immutable'
const Id = z.uuid()
const nothing = z.strictObject({})

/** Makes the function that every feature mounts its routes with. */
export const createMount =
  (app: FastifyInstance, { db, metrics }: Services, admit: Admit, admitPupil: AdmitPupil, keepRoom: KeepRoom): Mount =>
  (api, handlers) => {
    const admitBy = admittersOf(admit, admitPupil)
    for (const [name, endpoint] of Object.entries(api)) {
      // `Handlers` has checked each handler against its own endpoint; the loop sees them all alike.
      const handle = handlers[name] as (request: unknown) => Promise<unknown>
      const textOf = endpoint.returns ? answerText(endpoint.returns) : JSON.stringify
      app.route({
        method: endpoint.method,
        // Asking for the head of a file would make all of it.
        exposeHeadRoute: false,
        url: `/api${endpoint.path}`,
        bodyLimit: endpoint.accepts?.limit ?? endpoint.bodyLimit ?? jsonLimit,
        serializerCompiler: () => textOf,
        config: { isRaw: endpoint.accepts !== undefined },
        // A compressed stream waits until there is enough to compress.
        ...(endpoint.streams && { compress: false }),
        schema: endpoint.returns ? { response: { '2xx': {} } } : {},
        handler: async (request, reply) => {
          const who = await admitBy[accessOf(endpoint)](request, endpoint)
          if (takesRoom(endpoint)) await keepRoom()
          const input = {
            ...parseRequest(endpoint, request),
            caller: callerOf(request),
            cookies: cookiesOf(request, reply),
            // Each handler takes the one that its contract's access gives.
            who,
            account: who,
            pupil: who,
          }
          const repeat = who && repeatOf(endpoint, request, who)
          const write = who && writeOnce(db, repeat)
          const signal = (endpoint.streams ?? endpoint.produces) && leaving(reply)
          const outcome = await handle({ ...input, write, key: keyElsewhere(repeat), signal }).catch((error: unknown) =>
            rethrow(endpoint, error),
          )
          return send(endpoint, reply, outcome, metrics)
        },
      })
    }
  }

type Who = Account | Pupil | null
const admittersOf = (
  admit: Admit,
  admitPupil: AdmitPupil,
): Record<Access, (request: FastifyRequest, endpoint: Endpoint) => Promise<Who>> => ({
  public: () => Promise.resolve(null),
  account: admit,
  school: admit,
  practice: admitPupil,
  'school or practice': async (request, endpoint) => {
    try {
      return await admitPupil(request, endpoint)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') return admit(request, endpoint)
      throw error
    }
  },
})

const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  user_agent: (request.headers['user-agent'] ?? '').slice(0, 500),
})

const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  sent: request.headers.cookie ?? '',
  set: (cookie) => void reply.header('set-cookie', cookie),
})

// The request's own end says nothing: it comes when the question was read.
function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return left.signal
}

function parseRequest({ params: named, query, body, accepts }: Endpoint, request: FastifyRequest) {
  const params: Record<string, string> = { ...(request.params as object) }
  if (named ? !named.safeParse(params).success : Object.values(params).some((id) => !Id.safeParse(id).success))
    throw new ApiError('not_found')
  if (!query) parse(nothing, request.query)
  if (!body && !accepts) parse(nothing, request.body ?? {})
  return {
    params,
    query: query && parse(query, request.query),
    body: body && parse(body, request.body),
    file: accepts && fileOf(accepts, request),
  }
}

function fileOf({ signature }: RawBody, { body, headers }: FastifyRequest) {
  if (!(body instanceof Uint8Array))
    throw new ApiError('invalid_input', { issues: [{ path: '', message: 'Send the file as the body.' }] })
  return {
    bytes: body,
    type: headers['content-type'] ?? '',
    signature: String((signature && headers[signature]) ?? ''),
  }
}

function parse(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ApiError('invalid_input', { issues })
}

const idempotencyKey = /^[\x21-\x7e]{1,200}$/
function repeatOf({ idempotent, method }: Endpoint, request: FastifyRequest, who: Account | Pupil) {
  const key = request.headers['idempotency-key']
  if (!idempotent || key === undefined) return null
  if (typeof key !== 'string' || !idempotencyKey.test(key))
    throw new ApiError('invalid_input', {
      issues: [{ path: 'Idempotency-Key', message: 'Use 1 to 200 visible ASCII characters.' }],
    })
  const [path = ''] = request.url.split('?')
  // A key means something for one thing, and for one student.
  const call = 'student_id' in who ? `${method} ${path} ${who.student_id}` : `${method} ${path}`
  return { school_id: who.school_id, key, call, body: request.body }
}

function rethrow({ method, path, idempotent, accepts, fails = [] }: Endpoint, error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const allowed: ErrorCode[] = [...universalErrors, ...fails]
  if (idempotent) allowed.push('idempotency_mismatch')
  if (accepts) allowed.push('too_large')
  if (allowed.includes(error.code)) throw error
  throw new Error(`${method} ${path} failed with ${error.code}, which its contract does not list`, { cause: error })
}

function send(endpoint: Endpoint, reply: FastifyReply, outcome: unknown, { countStream }: Metrics) {
  reply.code(successStatus(endpoint))
  // `Outcome` gives every endpoint that redirects this field.
  if (endpoint.redirects) return reply.redirect((outcome as { location: string }).location)
  // `Outcome` gives every endpoint that streams its own events.
  if (endpoint.streams) return sendEvents(reply, outcome as Events, countStream)
  if (!endpoint.produces) return endpoint.returns ? outcome : reply.send()
  // `Outcome` gives every endpoint that produces a file these fields, the type where there are several.
  const { bytes, name, type = String(endpoint.produces) } = outcome as { bytes: FileBytes; name: string; type?: string }
  const content = types.isUint8Array(bytes) ? Buffer.from(bytes) : Readable.from(bytes)
  reply.type(type)
  if (endpoint.immutable) return reply.header('cache-control', keptForever).send(content)
  const disposition = `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
  return reply.header('content-disposition', disposition).send(content)
}
