import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import { expanded, type Refusal, refusalOf, refuse, refuseInput } from '#server/test/peers/stripe/answers.ts'
import { type Form } from '#server/test/peers/stripe/pages/form.ts'
import { match, type Route } from '#server/test/peers/stripe/route.ts'
import { routes } from '#server/test/peers/stripe/routes.ts'
import { findAnything, newId, nowOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

export interface ApiRequest {
  method: string
  path: string
  form: Form
  headers: IncomingHttpHeaders
}

export interface ApiAnswer {
  status: number
  body: object
  headers: Record<string, string>
}

/** What was answered to a key before. */
interface Memory {
  fingerprint: string
  answer: ApiAnswer
  created: number
}
export type Memories = Map<string, Memory>

/** What the API is answered with. */
export interface Api {
  state: PeerState
  secretKey: string
  memories: Memories
  /** The failure that a call meets, if it meets one. */
  failureOf: (request: ApiRequest) => Refusal | null
}

/** Answers the API: lets a request in, finds what it asks for, and does it once for every key. */
export const answerApi = (api: Api, request: ApiRequest): ApiAnswer =>
  attempt(() => {
    admit(request, api.secretKey)
    // Stripe takes no notice of a key elsewhere.
    const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : ''
    return key ? answerOnce(api, key, request) : run(api, request)
  })

function admit({ headers }: ApiRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`)
    refuse({ status: 401, type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    refuseInput(`Invalid Stripe API version: ${String(headers['stripe-version'])}`, 'Stripe-Version')
}

function answerOnce(api: Api, key: string, request: ApiRequest): ApiAnswer {
  const said = JSON.stringify([request.method, request.path, request.form])
  const fingerprint = createHash('sha256').update(said).digest('hex')
  const memory = api.memories.get(key)
  if (memory && memory.fingerprint !== fingerprint)
    refuse({
      status: 400,
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  if (memory) return { ...memory.answer, headers: { ...memory.answer.headers, 'idempotent-replayed': 'true' } }
  const answer = attempt(() => run(api, request))
  // What never began is not remembered.
  const isRemembered = answer.status < 400 || answer.status === 402 || answer.status === 500
  if (isRemembered) api.memories.set(key, { fingerprint, answer, created: nowOf(api.state) })
  return answer
}

function attempt(work: () => ApiAnswer): ApiAnswer {
  try {
    return work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return answerOf(refusal)
  }
}

function run({ state, failureOf }: Api, request: ApiRequest): ApiAnswer {
  const failure = failureOf(request)
  if (failure) refuse(failure)
  const { method, path, form } = request
  const [route, ids] = find(method, path)
  for (const name of Object.keys(form))
    if (!route.accepts.includes(name)) refuseInput(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  const answer = route.run({ state, ids, form, path })
  const body = expanded(answer, form, (id) => findAnything(state, id))
  return { status: 200, body, headers: { 'request-id': newId('req') } }
}

function find(method: string, path: string): [Route, string[]] {
  for (const route of routes) {
    const ids = route.method === method ? match(route.path, path) : undefined
    if (ids) return [route, ids]
  }
  return refuse({
    status: 404,
    type: 'invalid_request_error',
    code: 'url_invalid',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

function answerOf({ status, ...error }: Refusal): ApiAnswer {
  const request = newId('req')
  const body = { error: { ...error, request_log_url: `https://dashboard.stripe.com/logs/${request}` } }
  // What failed in the middle would only be replayed.
  const advice: Record<string, string> = status === 500 ? { 'stripe-should-retry': 'false' } : {}
  return { status, body, headers: { 'request-id': request, ...advice } }
}
