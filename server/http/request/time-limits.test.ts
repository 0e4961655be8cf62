import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineApi } from '#contract/endpoint.ts'
import { createMount } from '#server/http/mount.ts'
import { openWorld } from '#server/test/world.ts'

const endlessApi = defineApi({
  wait: { method: 'GET', path: '/endless', access: 'public', summary: 'Never answers.', returns: z.object({}) },
})

afterEach(() => {
  vi.useRealTimers()
})

test('an incomplete request and an idle connection are closed', async () => {
  const { app, close } = await openWorld()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { requestTimeout, headersTimeout, timeout } = app.server
  const limits = { headersTimeout: 15_000, requestTimeout: 30_000, timeout: 60_000 }
  expect({ headersTimeout, requestTimeout, timeout }).toEqual(limits)
  await close()
})

test('a server keeps at most 8,000 connections', async () => {
  const { app, close } = await openWorld()
  await app.ready()
  expect(app.server.maxConnections).toBe(8000)
  await close()
})

test('a call that never ends is answered with busy after five minutes', async () => {
  const { app, services, close } = await openWorld({}, 'silent')
  const notAsked = () => Promise.reject(new Error('Not asked'))
  const mount = createMount(app, services, notAsked, notAsked, notAsked, notAsked)
  mount(endlessApi, { wait: () => new Promise(() => {}) })
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = app.inject('/api/endless')
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(300_000)
  const reply = await answer
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'busy' }])
  expect(reply.headers['retry-after']).toBeDefined()
  vi.useRealTimers()
  await close()
})
