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

/** A gate, the names of those whose bodies are read, and a way to send one. */
function openGate() {
  const pass = createBodyLimiter()
  const inside: string[] = []
  const send = (name: string, school_id: string | undefined, headers: Record<string, string>) => {
    const raw = new PassThrough()
    // The gate looks at nothing else of a request.
    const passed = pass({ method: 'POST', headers } as FastifyRequest, { raw } as unknown as FastifyReply, school_id)
    const outcome = passed.then(
      () => void inside.push(name),
      (error: unknown) => error,
    )
    return { outcome, answer: () => raw.destroy() }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { send, inside, settle }
}
const large = { 'content-length': '1000000' }

test('a school has at most four large bodies read at once, and does not block others', async () => {
  const { send, inside, settle } = openGate()
  const mine = Array.from({ length: 6 }, (_, index) => send(`mine ${index}`, 'mine', large))
  send('theirs', 'theirs', large)
  await settle()
  expect(inside.toSorted()).toEqual(['mine 0', 'mine 1', 'mine 2', 'mine 3', 'theirs'])
  // One of those that wait leaves, and the next one takes the turn.
  mine[4]?.answer()
  mine[0]?.answer()
  expect(await mine[4]?.outcome).toMatchObject({ code: 'ECONNRESET' })
  await settle()
  expect(inside).toContain('mine 5')
})

test('a body waits for five seconds, then the answer is busy', async () => {
  const { send, inside, settle } = openGate()
  for (let index = 0; index < 20; index += 1) send(`school ${index}`, `school ${index}`, large)
  const late = send('late', 'late', large)
  await settle()
  expect(inside).toHaveLength(20)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await late.outcome).toMatchObject({ code: 'busy', details: { retry_after: 5 } })
})

test('anonymous bodies have their own limit, also chunked ones; small bodies pass', async () => {
  const { send, inside, settle } = openGate()
  for (let index = 0; index < 25; index += 1) send('stranger', undefined, { 'transfer-encoding': 'chunked' })
  send('sign-in', undefined, { 'content-length': '100' })
  send('school', 'school', large)
  for (let index = 0; index < 25; index += 1) send('list', 'school', { 'content-length': '200000' })
  await settle()
  expect(inside.filter((name) => name === 'stranger')).toHaveLength(20)
  expect(inside).toEqual(expect.arrayContaining(['sign-in', 'school']))
  expect(inside.filter((name) => name === 'list')).toHaveLength(25)
})
