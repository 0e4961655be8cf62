import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import { expanded, type StripeError, errorOf, fail, failInput } from '#server/test/peers/stripe/answers.ts'
import { type Form } from '#server/test/peers/stripe/pages/form.ts'
import { match, type Route } from '#server/test/peers/stripe/route.ts'
import { routes } from '#server/test/peers/stripe/routes.ts'
import { findById, newId, nowOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

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

interface IdempotencyRecord {
  fingerprint: string
  answer: ApiAnswer
  created: number
}
export type IdempotencyRecords = Map<string, IdempotencyRecord>

export interface Api {
  state: PeerState
  secretKey: string
  records: IdempotencyRecords
  failureOf: (request: ApiRequest) => StripeError | null
}

export const answerApi = (api: Api, request: ApiRequest): ApiAnswer =>
  attempt(() => {
    admit(request, api.secretKey)
    // Stripe ignores the key of other methods.
    const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : ''
    return key ? answerOnce(api, key, request) : run(api, request)
  })

function admit({ headers }: ApiRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`)
    fail({ status: 401, type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    failInput(`Invalid Stripe API version: ${String(headers['stripe-version'])}`, 'Stripe-Version')
}

function answerOnce(api: Api, key: string, request: ApiRequest): ApiAnswer {
  const input = JSON.stringify([request.method, request.path, request.form])
  const fingerprint = createHash('sha256').update(input).digest('hex')
  const record = api.records.get(key)
  if (record && record.fingerprint !== fingerprint)
    fail({
      status: 400,
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  if (record) return { ...record.answer, headers: { ...record.answer.headers, 'idempotent-replayed': 'true' } }
  const answer = attempt(() => run(api, request))
  // Like Stripe, which doesn't record validation errors.
  const isRecorded = answer.status < 400 || answer.status === 402 || answer.status === 500
  if (isRecorded) api.records.set(key, { fingerprint, answer, created: nowOf(api.state) })
  return answer
}

function attempt(work: () => ApiAnswer): ApiAnswer {
  try {
    return work()
  } catch (error) {
    const refusal = errorOf(error)
    if (!refusal) throw error
    return answerOf(refusal)
  }
}

function run({ state, failureOf }: Api, request: ApiRequest): ApiAnswer {
  const failure = failureOf(request)
  if (failure) fail(failure)
  const { method, path, form } = request
  const [route, ids] = find(method, path)
  for (const name of Object.keys(form))
    if (!route.accepts.includes(name)) failInput(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  const answer = route.run({ state, ids, form, path })
  const body = expanded(answer, form, (id) => findById(state, id))
  return { status: 200, body, headers: { 'request-id': newId('req') } }
}

function find(method: string, path: string): [Route, string[]] {
  for (const route of routes) {
    const ids = route.method === method ? match(route.path, path) : undefined
    if (ids) return [route, ids]
  }
  return fail({
    status: 404,
    type: 'invalid_request_error',
    code: 'url_invalid',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

function answerOf({ status, ...error }: StripeError): ApiAnswer {
  const request = newId('req')
  const body = { error: { ...error, request_log_url: `https://dashboard.stripe.com/logs/${request}` } }
  // A retry would replay the recorded error.
  const advice: Record<string, string> = status === 500 ? { 'stripe-should-retry': 'false' } : {}
  return { status, body, headers: { 'request-id': request, ...advice } }
}
