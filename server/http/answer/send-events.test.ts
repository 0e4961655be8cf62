import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendEvents } from '#server/http/answer/send-events.ts'

test('a client that disconnects before the first byte is not counted as an open stream', async () => {
  const [arrived, handled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let open = 0
  const countStream = (change: 1 | -1) => void (open += change)
  const app = Fastify()
  app.get('/', async (_request, reply) => {
    arrived.resolve()
    await once(reply.raw, 'close')
    const events = (async function* none() {
      yield* await Promise.resolve([])
    })()
    sendEvents(reply, events, { call: 'test', streams: {}, countStream })
    handled.resolve()
    return reply
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const line = new AbortController()
  const asking = fetch(address, { signal: line.signal }).catch(() => null)
  await arrived.promise
  line.abort()
  await Promise.all([asking, handled.promise])
  expect(open).toBe(0)
  await app.close()
})
