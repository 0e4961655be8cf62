import { beforeEach, expect, test, vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { errorStatus } from '#contract/errors.ts'
import { eventually } from '#server/test/eventually.ts'
import { createTokens, tokenKey } from '../../lib/api/token.ts'
import { tokenFor, userWith } from '../../test/people.ts'
import { createSession } from './create-session.ts'

const user = userWith()
const refusal = (code: ErrorCode) => Response.json({ code, message: code, details: {} }, { status: errorStatus[code] })
const unreachable = () => Promise.reject(Object.assign(new Error('no'), { name: 'Unreachable' }))

/** A session whose calls get these answers, the last one again and again. */
function sessionWith(...answers: (() => Response | Promise<Response>)[]) {
  const tokens = createTokens(localStorage)
  const send = vi.fn<Send>(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? refusal('internal'))
  const pauses: number[] = []
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  return { session: createSession({ send, tokens, pause }), send, tokens, pauses }
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(tokenKey, tokenFor(3600))
})

test('it starts unauthenticated and uninitialised, with no user', () => {
  expect(sessionWith().session.get()).toEqual({
    isAuthenticated: false,
    isLoading: false,
    isInitialized: false,
    user: null,
    ending: null,
  })
})

test('a token whose end is ahead and a user make it authenticated', async () => {
  const { session, tokens } = sessionWith(() => Response.json(user))
  await session.start()
  expect(session.get()).toMatchObject({ isAuthenticated: true, isInitialized: true, user, ending: null })
  expect(tokens.headers.authorization).toBe(`Bearer ${localStorage.getItem(tokenKey)}`)
})

test('a 401 clears the token at once', async () => {
  const { session, send } = sessionWith(() => refusal('unauthenticated'))
  await session.start()
  expect(send).toHaveBeenCalledTimes(1)
  expect(session.get()).toMatchObject({ isAuthenticated: false, isInitialized: true, user: null, ending: 'ended' })
  expect(localStorage.getItem(tokenKey)).toBeNull()
})

test.each([
  ['no answer', unreachable],
  ['a failing server', () => refusal('unavailable')],
])('%s is asked three times more within 8 s, and then the token is cleared', async (_, failing) => {
  const { session, send, pauses } = sessionWith(failing)
  await session.start()
  expect(send).toHaveBeenCalledTimes(4)
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(8000)
  expect(session.get()).toMatchObject({ isAuthenticated: false, isInitialized: true, ending: 'unreachable' })
  expect(localStorage.getItem(tokenKey)).toBeNull()
})

test('a single failure does not sign out', async () => {
  const { session } = sessionWith(
    unreachable,
    () => refusal('internal'),
    () => Response.json(user),
  )
  await session.start()
  expect(session.get()).toMatchObject({ isAuthenticated: true, user })
})

test('a server that was asked too often is left alone for as long as it says, and signs no one out', async () => {
  const busy = { code: 'too_many_requests', message: 'x', details: { retry_after: 20 } }
  const { session, send, pauses } = sessionWith(
    () => Response.json(busy, { status: 429 }),
    () => Response.json(user),
  )
  await session.start()
  expect(pauses).toEqual([20_000])
  expect(send).toHaveBeenCalledTimes(2)
  expect(session.get()).toMatchObject({ isAuthenticated: true, user })
})

test.each([
  ['nothing', null],
  ['a token that has ended', tokenFor(-1)],
  ['garbage', 'x.y.z'],
])('with %s stored it is initialised without a call', async (_, stored) => {
  localStorage.clear()
  if (stored) localStorage.setItem(tokenKey, stored)
  const { session, send } = sessionWith()
  await session.start()
  expect(send).not.toHaveBeenCalled()
  expect(session.get()).toMatchObject({ isAuthenticated: false, isInitialized: true, user: null, ending: null })
})

test('signing in loads, and then has the user and the token', async () => {
  const authToken = tokenFor(60)
  const { session, tokens } = sessionWith(() => Response.json({ authToken, user }))
  const states: boolean[] = []
  session.subscribe(() => states.push(session.get().isLoading))
  await session.login({ email: 'a@b.example', password: 'x' })
  expect(states[0]).toBe(true)
  expect(session.get()).toMatchObject({ isAuthenticated: true, isLoading: false, user })
  expect(tokens.headers.authorization).toBe(`Bearer ${authToken}`)
})

test('a refused sign-in says why and stays signed out', async () => {
  const { session } = sessionWith(() => refusal('bad_credentials'))
  await expect(session.login({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
    code: 'bad_credentials',
  })
  expect(session.get()).toMatchObject({ isAuthenticated: false, isLoading: false })
})

test('signing out clears user and token at once, and tells the server with the token it had', async () => {
  const { session, send, tokens } = sessionWith(
    () => Response.json(user),
    () => new Promise<Response>(() => undefined),
  )
  await session.start()
  await session.logout()
  expect(session.get()).toMatchObject({ isAuthenticated: false, user: null, ending: null })
  expect(tokens.current()).toBeNull()
  expect(send.mock.lastCall?.[0]).toBe('/auth/logout')
})

test('a call refused as unauthenticated ends the session, unless it was made with an older token', async () => {
  const { session, tokens } = sessionWith(() => Response.json(user))
  await session.start()
  session.refused({ code: 'unauthenticated' }, 'Bearer older')
  session.refused({ code: 'bad_credentials' }, tokens.headers.authorization)
  expect(session.get().user).toEqual(user)
  session.refused({ code: 'unauthenticated' }, tokens.headers.authorization)
  expect(session.get()).toMatchObject({ user: null, ending: 'ended' })
})

test('after being signed out elsewhere, /login gives the reason', async () => {
  const { session, tokens } = sessionWith(() => Response.json(user))
  await session.start()
  session.refused({ code: 'unauthenticated', reason: 'terminated' }, tokens.headers.authorization)
  expect(session.get()).toMatchObject({ user: null, ending: 'terminated' })
})

test('a call refused for want of a subscription asks for the user again', async () => {
  const lapsed = userWith({ status: 'canceled', subscription_end_date: '2020-01-01T00:00:00.000Z' })
  const { session, tokens } = sessionWith(
    () => Response.json(user),
    () => Response.json(lapsed),
  )
  await session.start()
  session.refused({ code: 'subscription_required' }, tokens.headers.authorization)
  await eventually(() => expect(session.get().user).toEqual(lapsed))
})

test('what another tab does with the token happens here, too', async () => {
  const { session } = sessionWith(() => Response.json(user))
  await session.start()
  localStorage.removeItem(tokenKey)
  session.follow(new StorageEvent('storage', { key: tokenKey }))
  expect(session.get()).toMatchObject({ isAuthenticated: false, user: null, ending: 'elsewhere' })
  localStorage.setItem(tokenKey, tokenFor(99))
  session.follow(new StorageEvent('storage', { key: tokenKey }))
  await eventually(() => expect(session.get()).toMatchObject({ isAuthenticated: true, user }))
})
