import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Access, type Api, accessOf, type Endpoint, type Outcome, type ParsedRequest } from '#contract/endpoint.ts'
import { ApiError, type ErrorCode, universalErrors } from '#contract/errors.ts'
import type { Account, PracticeSession } from '#server/http/guard/callers.ts'
import { type CheckDiskReserve, needsDisk } from '#server/http/guard/disk-reserve.ts'
import { createBodyLimiter } from '#server/http/guard/body-limiter.ts'
import type { Guard } from '#server/http/guard/guard.ts'
import type { HeavyLimiter } from '#server/http/guard/heavy.ts'
import { downstreamKey, type Write, writeOnce } from '#server/http/request/idempotency.ts'
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
type RequesterFields<E extends Endpoint> = E extends { access: 'practice' }
  ? { practiceSession: PracticeSession }
  : E extends { access: 'school or practice' }
    ? { requester: Account | PracticeSession }
    : { account: Account }
/** What a handler knows of a request beyond what its contract says; the key stands for this call at another service. */
type HandlerContext<E extends Endpoint> = { caller: Caller; cookies: Cookies } & (E extends { access: 'public' }
  ? unknown
  : { write: Write; key: string } & RequesterFields<E>) &
  // Aborted when the reader of an answer that comes bit by bit has controller.
  (E extends { streams: object } | { produces: string } ? { signal: AbortSignal } : unknown)
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, whatever it says that it is. */
    isRaw?: boolean
  }
}

/** A function for every endpoint of an area; a missing one, or an answer of another shape, does not compile. */
export type Handlers<A extends Api> = {
  [Name in keyof A]: (request: ParsedRequest<A[Name]> & HandlerContext<A[Name]>) => Promise<Outcome<A[Name]>>
}
/** Serves one area of the contract. */
export type Mount = <A extends Api>(api: A, handlers: Handlers<A>) => void

/** The most bytes of a JSON body that doesn't say otherwise. */
const jsonLimit = 256_000

/** Makes the function that every feature mounts its routes with. */
export function createMount(
  app: FastifyInstance,
  { db, metrics }: Services,
  guardAccount: Guard<Account>,
  guardPractice: Guard<PracticeSession>,
  checkDiskReserve: CheckDiskReserve,
  limitHeavy: HeavyLimiter,
): Mount {
  const guards = guardsByAccess(guardAccount, guardPractice)
  const admissions = new WeakMap<FastifyRequest, Admission>()
  const admissionOf = (request: FastifyRequest) => {
    const admission = admissions.get(request)
    if (!admission) throw new Error('The request has not passed its guard')
    return admission
  }
  const limitBody = createBodyLimiter()
  return (api, handlers) => {
    for (const [name, endpoint] of Object.entries(api)) {
      // `Handlers` has checked each handler against its own endpoint; the loop sees them all alike.
      const handle = handlers[name] as (request: unknown) => Promise<unknown>
      const guard = guards[accessOf(endpoint)]
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
          admissions.set(request, await guard(request, endpoint))
        },
        preParsing: async (request, reply, body) => {
          await limitBody(request, reply, admissionOf(request).requester?.school_id)
          return body
        },
        handler: async (request, reply) => {
          const admission = admissionOf(request)
          const { requester } = admission
          if (needsDisk(endpoint)) await checkDiskReserve()
          const parsed = parseRequest(endpoint, request)
          const idempotentCall = requester && idempotentCallOf(endpoint, request, requester)
          if (endpoint.heavy && requester) await limitHeavy(requester.school_id, reply)
          const input = {
            ...parsed,
            ...admission,
            caller: callerOf(request),
            cookies: cookiesOf(request, reply),
            write: requester && writeOnce(db, idempotentCall),
            key: downstreamKey(idempotentCall),
            signal: (endpoint.streams ?? endpoint.produces) && abortOnClose(reply),
          }
          return send(reply, await handle(input).catch((error: unknown) => rethrow(endpoint, error)))
        },
      })
    }
  }
}

type Requester = Account | PracticeSession
/** Who was let in, and again under the name that the handlers of their access know them by. */
type Admission = { requester: Requester | null; account?: Account; practiceSession?: PracticeSession }

function guardsByAccess(
  guardAccount: Guard<Account>,
  guardPractice: Guard<PracticeSession>,
): Record<Access, (request: FastifyRequest, endpoint: Endpoint) => Promise<Admission>> {
  const asAccount = async (request: FastifyRequest, endpoint: Endpoint) => {
    const account = await guardAccount(request, endpoint)
    return { requester: account, account }
  }
  const asPracticeSession = async (request: FastifyRequest, endpoint: Endpoint) => {
    const practiceSession = await guardPractice(request, endpoint)
    return { requester: practiceSession, practiceSession }
  }
  return {
    public: () => Promise.resolve({ requester: null }),
    account: asAccount,
    school: asAccount,
    practice: asPracticeSession,
    'school or practice': (request, endpoint) =>
      asPracticeSession(request, endpoint).catch((error: unknown) => {
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
function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}

const idempotencyKey = /^[\x21-\x7e]{1,200}$/
function idempotentCallOf(
  { idempotent, method }: Endpoint,
  request: FastifyRequest,
  requester: Account | PracticeSession,
) {
  const key = request.headers['idempotency-key']
  if (!idempotent || key === undefined) return null
  if (typeof key !== 'string' || !idempotencyKey.test(key))
    throw new ApiError('invalid_input', {
      issues: [{ path: 'Idempotency-Key', message: 'Use 1 to 200 visible ASCII characters.' }],
    })
  const [path = ''] = request.url.split('?')
  // A key means something for one thing, and for one student.
  const call = 'student_id' in requester ? `${method} ${path} ${requester.student_id}` : `${method} ${path}`
  return { school_id: requester.school_id, key, call, body: request.body }
}

function rethrow({ method, path, idempotent, accepts, fails = [] }: Endpoint, error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const allowed: ErrorCode[] = [...universalErrors, ...fails]
  if (idempotent) allowed.push('idempotency_mismatch')
  if (accepts) allowed.push('too_large')
  if (allowed.includes(error.code)) throw error
  throw new Error(`${method} ${path} failed with ${error.code}, which its contract does not list`, { cause: error })
}
