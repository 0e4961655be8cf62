import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { createSend, isTransient, isUnreachable } from './connect.ts'

const answer = (status: number, body: unknown = {}) => vi.fn(async () => Response.json(body, { status }))
const get = { method: 'GET', headers: {} }

test('a call goes to this application alone, with the token and without a time limit', async () => {
  const fetch = answer(200)
  vi.stubGlobal('fetch', fetch)
  await createSend({ headers: { authorization: 'Bearer t' } })('/students?page=2', get)
  expect(fetch).toHaveBeenCalledWith('/api/students?page=2', { method: 'GET', headers: { authorization: 'Bearer t' } })
})

test('no answer is told apart from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error: unknown = await createSend({ headers: {} })('/students', get).catch((failure: unknown) => failure)
  expect(isUnreachable(error)).toBe(true)
  expect(isUnreachable(new ApiError('not_found'))).toBe(false)
})

test('a call that was taken back is not a failure of the network', async () => {
  const stopping = new AbortController()
  stopping.abort()
  vi.stubGlobal('fetch', () => Promise.reject(stopping.signal.reason))
  const error: unknown = await createSend({ headers: {} })('/students', { ...get, signal: stopping.signal }).catch(
    (failure: unknown) => failure,
  )
  expect(isUnreachable(error)).toBe(false)
})

test.each([
  [401, 'unauthenticated'],
  [401, 'bad_credentials'],
  [402, 'subscription_required'],
])('a %i says that the call was refused as %s, and can still be read', async (status, code) => {
  vi.stubGlobal('fetch', answer(status, { code }))
  const onRefused = vi.fn()
  const response = await createSend({ headers: { authorization: 'Bearer t' }, onRefused })('/students', get)
  expect(onRefused).toHaveBeenCalledWith({ code, reason: null }, 'Bearer t')
  expect(await response.json()).toEqual({ code })
})

test('what may pass is asked again, what was decided is not', () => {
  for (const code of ['internal', 'busy', 'unavailable', 'too_many_requests'] as const)
    expect(isTransient(new ApiError(code))).toBe(true)
  for (const code of ['unauthenticated', 'not_found', 'invalid_input'] as const)
    expect(isTransient(new ApiError(code))).toBe(false)
})
