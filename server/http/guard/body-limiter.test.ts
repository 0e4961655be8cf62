import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBodyLimiter } from '#server/http/guard/body-limiter.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function openLimiter() {
  const limit = createBodyLimiter()
  const admittedNames: string[] = []
  const send = (name: string, school_id: string | undefined, headers: Record<string, string>) => {
    const raw = new PassThrough()
    // The limiter reads nothing else of a request.
    const admitted = limit({ method: 'POST', headers } as FastifyRequest, { raw } as unknown as FastifyReply, school_id)
    const outcome = admitted.then(
      () => void admittedNames.push(name),
      (error: unknown) => error,
    )
    return { outcome, answer: () => raw.destroy() }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { send, admittedNames, settle }
}
const large = { 'content-length': '1000000' }

test('a school has at most four large bodies read at once, and does not block others', async () => {
  const { send, admittedNames, settle } = openLimiter()
  const mine = Array.from({ length: 6 }, (_, index) => send(`mine ${index}`, 'mine', large))
  send('theirs', 'theirs', large)
  await settle()
  expect(admittedNames.toSorted()).toEqual(['mine 0', 'mine 1', 'mine 2', 'mine 3', 'theirs'])
  // A waiting client disconnects, and the next one gets its turn.
  mine[4]?.answer()
  mine[0]?.answer()
  expect(await mine[4]?.outcome).toMatchObject({ code: 'ECONNRESET' })
  await settle()
  expect(admittedNames).toContain('mine 5')
})

test('a body waits for five seconds, then the answer is busy', async () => {
  const { send, admittedNames, settle } = openLimiter()
  for (let index = 0; index < 20; index += 1) send(`school ${index}`, `school ${index}`, large)
  const refused = send('late', 'late', large)
  await settle()
  expect(admittedNames).toHaveLength(20)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await refused.outcome).toMatchObject({ code: 'busy', details: { retry_after: 5 } })
})

test('anonymous bodies have their own limit, also chunked ones; small bodies pass', async () => {
  const { send, admittedNames, settle } = openLimiter()
  for (let index = 0; index < 25; index += 1) send('anonymous', undefined, { 'transfer-encoding': 'chunked' })
  send('sign-in', undefined, { 'content-length': '100' })
  send('school', 'school', large)
  for (let index = 0; index < 25; index += 1) send('list', 'school', { 'content-length': '200000' })
  await settle()
  expect(admittedNames.filter((name) => name === 'anonymous')).toHaveLength(20)
  expect(admittedNames).toEqual(expect.arrayContaining(['sign-in', 'school']))
  expect(admittedNames.filter((name) => name === 'list')).toHaveLength(25)
})
