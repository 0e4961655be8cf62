import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient, type Send } from '#contract/client.ts'
import { conversations } from '#contract/practice/conversations.ts'
import { queryClientOf } from '../lib/api/query-client.ts'
import { conversationQuery } from './conversations.api.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a conversation that is running is asked for again, and a finished one is left alone', async () => {
  vi.useFakeTimers()
  const states = ['running', 'running', 'finished']
  let asked = 0
  const send: Send = () => {
    asked += 1
    return Promise.resolve(Response.json({ state: states.shift() }))
  }
  const query = conversationQuery(createClient(conversations, send), crypto.randomUUID())
  const stop = new QueryObserver(queryClientOf({}), query).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(asked).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(3)
  stop()
})
