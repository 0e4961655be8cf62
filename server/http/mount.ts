import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Access,
  type Api,
  accessOf,
  type Endpoint,
  type HandlerResult,
  type ParsedRequest,
} from '#contract/endpoint.ts'
import { ApiError, type ErrorCode, universalErrors } from '#contract/errors.ts'
import type { Account, Pupil } from '#server/http/guard/callers.ts'
import { type KeepReserve, needsDisk } from '#server/http/guard/disk-reserve.ts'
import { createBodyGate } from '#server/http/guard/body-gate.ts'
import type { Admit } from '#server/http/guard/guard.ts'
import type { AdmitHeavy } from '#server/http/guard/heavy.ts'
import { keyElsewhere, type Write, writeOnce } from '#server/http/request/idempotency.ts'
import { parseRequest } from '#server/http/request/parse-request.ts'
import { createSend } from '#server/http/answer/send-outcome.ts'
import type { Services } from '#server/services/services.ts'

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
  [Name in keyof A]: (request: ParsedRequest<A[Name]> & Context<A[Name]>) => Promise<HandlerResult<A[Name]>>
}
/** Serves one area of the contract. */
export type Mount = <A extends Api>(api: A, handlers: Handlers<A>) => void

/** The most bytes of a JSON body that doesn't say otherwise. */
const jsonLimit = 256_000

/** Makes the function that every feature mounts its routes with. */
export function createMount(
  app: FastifyInstance,
  { db, metrics }: Services,
  admit: Admit<Account>,
  admitPupil: Admit<Pupil>,
  keepReserve: KeepReserve,
  admitHeavy: AdmitHeavy,
): Mount {
  const admitters = admittersOf(admit, admitPupil)
  const admissions = new WeakMap<FastifyRequest, Admitted>()
  const admissionOf = (request: FastifyRequest) => {
    const admission = admissions.get(request)
    if (!admission) throw new Error('A request came past its admission')
    return admission
  }
  const passGate = createBodyGate()
  return (api, handlers) => {
    for (const [name, endpoint] of Object.entries(api)) {
      // `Handlers` has checked each handler against its own endpoint; the loop sees them all alike.
      const handle = handlers[name] as (request: unknown) => Promise<unknown>
      const admitted = admitters[accessOf(endpoint)]
      const send = createSend(endpoint, metrics)
      app.route({
        method: endpoint.method,
        // Asking for the head of a file would make all of it.
        exposeHeadRoute: false,
        url: `/api${endpoint.path}`,
        bodyLimit: endpoint.accepts?.limit ?? endpoint.bodyLimit ?? jsonLimit,
        config: { isRaw: endpoint.accepts !== undefined },
        // A compressed stream waits until there is enough to compress.
        ...(endpoint.streams && { compress: false }),
        // Before the body is read, so that a stranger's takes no memory.
        onRequest: async (request) => {
          admissions.set(request, await admitted(request, endpoint))
        },
        preParsing: async (request, reply, body) => {
          await passGate(request, reply, admissionOf(request).who?.school_id)
          return body
        },
        handler: async (request, reply) => {
          const admission = admissionOf(request)
          const { who } = admission
          if (needsDisk(endpoint)) await keepReserve()
          const parsed = parseRequest(endpoint, request)
          const repeat = who && repeatOf(endpoint, request, who)
          if (endpoint.heavy && who) await admitHeavy(who.school_id, reply)
          const input = {
            ...parsed,
            ...admission,
            caller: callerOf(request),
            cookies: cookiesOf(request, reply),
            write: who && writeOnce(db, repeat),
            key: keyElsewhere(repeat),
            signal: (endpoint.streams ?? endpoint.produces) && leaving(reply),
          }
          return send(reply, await handle(input).catch((error: unknown) => rethrow(endpoint, error)))
        },
      })
    }
  }
}

type Who = Account | Pupil
/** Who was let in, and again under the name that the handlers of their access know them by. */
type Admitted = { who: Who | null; account?: Account; pupil?: Pupil }

function admittersOf(
  admit: Admit<Account>,
  admitPupil: Admit<Pupil>,
): Record<Access, (request: FastifyRequest, endpoint: Endpoint) => Promise<Admitted>> {
  const asAccount = async (request: FastifyRequest, endpoint: Endpoint) => {
    const account = await admit(request, endpoint)
    return { who: account, account }
  }
  const asPupil = async (request: FastifyRequest, endpoint: Endpoint) => {
    const pupil = await admitPupil(request, endpoint)
    return { who: pupil, pupil }
  }
  return {
    public: () => Promise.resolve({ who: null }),
    account: asAccount,
    school: asAccount,
    practice: asPupil,
    'school or practice': (request, endpoint) =>
      asPupil(request, endpoint).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'unauthenticated') return asAccount(request, endpoint)
        throw error
      }),
  }
}

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
