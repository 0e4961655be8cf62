import type { Form } from '#server/test/peers/stripe/pages/form.ts'
import { numberAt, textAt, valueAt } from '#server/test/peers/stripe/pages/form.ts'

export interface StripeError {
  status: number
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error'
  code?: string
  param?: string
  message: string
  decline_code?: string
}

const refusals = new WeakMap<Error, StripeError>()
export const errorOf = (error: unknown): StripeError | undefined =>
  error instanceof Error ? refusals.get(error) : undefined

export function fail(refusal: StripeError): never {
  const error = new Error(refusal.message)
  refusals.set(error, refusal)
  throw error
}

/** 404 if the path names it, 400 if a parameter does. */
export const failMissing = (kind: string, id: string, param = 'id'): never =>
  fail({
    status: param === 'id' ? 404 : 400,
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  })

export const failInput = (message: string, param: string, code = 'parameter_invalid'): never =>
  fail({ status: 400, type: 'invalid_request_error', code, param, message })

export const failCard = (): never =>
  fail({
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })

/** Newest first. */
export function listOf<Item extends { id: string }>(all: Iterable<Item>, form: Form, url: string) {
  const items = [...all].toReversed()
  const after = textAt(form, 'starting_after')
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) failMissing('object', after, 'starting_after')
  const limit = numberAt(form, 'limit') ?? 10
  if (!(limit >= 1 && limit <= 100)) failInput('Limit must be between 1 and 100', 'limit')
  return { object: 'list', data: items.slice(start, start + limit), has_more: items.length > start + limit, url }
}

/** Replaces the ids that `expand` names by their objects. */
export function expanded(answer: object, form: Form, find: (id: string) => object | undefined): object {
  const paths = valueAt(form, 'expand')
  const copy = structuredClone(answer)
  for (const path of Array.isArray(paths) ? paths : [])
    if (typeof path === 'string') expand(copy, path.split('.'), find)
  return copy
}

function expand(within: unknown, [name = '', ...rest]: string[], find: (id: string) => object | undefined): void {
  if (typeof within !== 'object' || within === null) return
  if (Array.isArray(within)) {
    for (const item of within) expand(item, [name, ...rest], find)
    return
  }
  const value: unknown = Reflect.get(within, name)
  if (value === undefined) failInput(`This property cannot be expanded (${name}).`, 'expand')
  const found = typeof value === 'string' ? find(value) : undefined
  if (found) Reflect.set(within, name, structuredClone(found))
  if (rest.length > 0) expand(Reflect.get(within, name), rest, find)
}
