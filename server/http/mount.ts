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
import type { Account, PracticeSession } from '#server/http/guard/callers.ts'
import { type CheckDiskReserve, needsDisk } from '#server/http/guard/disk-reserve.ts'
import { createBodyLimiter } from '#server/http/guard/body-limiter.ts'
import type { Guard } from '#server/http/guard/guard.ts'
import type { HeavyLimiter } from '#server/http/guard/heavy.ts'
import { downstreamKey, type Write, writeOnce } from '#server/http/request/idempotency.ts'
import { parseRequest } from '#server/http/request/parse-request.ts'
import { createSend } from '#server/http/answer/send-outcome.ts'
import { maxAnswerMs, withinTime } from '#server/http/answer/within-time.ts'
import type { Services } from '#server/services/services.ts'

export interface Caller {
  ip: string
  user_agent: string
}
export interface Cookies {
  sent: string
  set: (cookie: string) => void
}
type RequesterFields<E extends Endpoint> = E extends { access: 'practice' }
  ? { practiceSession: PracticeSession }
  : E extends { access: 'school or practice' }
    ? { requester: Account | PracticeSession }
    : { account: Account }
/** What a handler gets besides the contract's input; `key` is the idempotency key for calls to other services. */
type HandlerContext<E extends Endpoint> = { caller: Caller; cookies: Cookies } & (E extends { access: 'public' }
  ? unknown
  : { write: Write; key: string } & RequesterFields<E>) &
  // Aborted when the client of a stream disconnects.
  (E extends { streams: object } | { produces: string } ? { signal: AbortSignal } : unknown)
declare module 'fastify' {
  interface FastifyContextConfig {
    isRaw?: boolean
  }
}

export type Handlers<A extends Api> = {
  [Name in keyof A]: (request: ParsedRequest<A[Name]> & HandlerContext<A[Name]>) => Promise<HandlerResult<A[Name]>>
}
export type Mount = <A extends Api>(api: A, handlers: Handlers<A>) => void

const jsonLimit = 256_000

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
      // `Handlers` has checked each handler against its endpoint; the loop loses the type.
      const handle = handlers[name] as (request: unknown) => Promise<unknown>
      const guard = guards[accessOf(endpoint)]
      const send = createSend(endpoint, metrics)
      app.route({
        method: endpoint.method,
        // A HEAD request would otherwise create the whole file.
        exposeHeadRoute: false,
        url: `/api${endpoint.path}`,
        bodyLimit: endpoint.accepts?.limit ?? endpoint.bodyLimit ?? jsonLimit,
        config: { isRaw: endpoint.accepts !== undefined },
        // Compression would buffer the stream.
        ...(endpoint.streams && { compress: false }),
        ...((endpoint.streams ?? endpoint.produces) && { handlerTimeout: maxAnswerMs }),
        // Before the body is read, so that anonymous bodies take no memory.
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
          return send(reply, await withinTime(handle(input)).catch((error: unknown) => rethrow(endpoint, error)))
        },
      })
    }
  }
}

type Requester = Account | PracticeSession
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

// `close` of the request is emitted once its body is read, so the response's is used.
function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The reason of an abort has a stack, which a response that came to its end need not cost.
  raw.once('close', () => raw.writableFinished || controller.abort())
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
