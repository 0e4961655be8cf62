import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorHandler, toApiError } from '#server/http/answer/error-handler.ts'
import { openWorld } from '#server/test/world.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each([
  [withCode('57P01'), 'unavailable'],
  [withCode('ECONNREFUSED'), 'unavailable'],
  [withCode('ENOENT'), 'unavailable'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [withCode('55P03'), 'busy'],
  [withCode('57014'), 'busy'],
  [withCode('40P01'), 'busy'],
  [withCode('FST_ERR_HANDLER_TIMEOUT'), 'busy'],
  [withCode('53100'), 'storage_full'],
  [new Error('a bug'), 'internal'],
  ['a thrown text', 'internal'],
])('%s becomes %s', (error, code) => {
  expect(toApiError(error).code).toBe(code)
})

test('while the database is unavailable every call gets 503, and none passes or gets 401', async () => {
  const world = await openWorld({}, 'silent')
  const { signedIn } = await world.signUp()
  await world.pool.end()
  for (const url of ['/api/auth/me', '/api/students', '/readyz']) {
    const reply = await world.app.inject({ url, headers: { authorization: `Bearer ${signedIn.authToken}` } })
    expect([url, reply.statusCode]).toEqual([url, 503])
    expect(reply.headers['retry-after']).toBeDefined()
  }
  expect((await world.app.inject('/healthz')).statusCode).toBe(200)
  await world.app.close()
})

test('a body that is not JSON, is too large or is not accepted is refused in the contract’s shape', async () => {
  const world = await openWorld()
  const post = (url: string, payload: string, type = 'application/json') =>
    world.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  expect((await post('/api/auth/local-login', '{"email":')).json()).toMatchObject({ code: 'invalid_input' })
  expect((await post('/api/auth/local-login', `{"email":"${'x'.repeat(300_000)}"}`)).json()).toMatchObject({
    code: 'too_large',
  })
  expect((await post('/api/auth/local-login', 'email=a', 'application/x-www-form-urlencoded')).json()).toMatchObject({
    code: 'invalid_input',
  })
  const { signedIn } = await world.signUp()
  const logout = await world.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    payload: { all: true },
    headers: { authorization: `Bearer ${signedIn.authToken}` },
  })
  expect(logout.json()).toMatchObject({ code: 'invalid_input' })
  expect((await world.app.inject('/api/nothing')).json()).toMatchObject({ code: 'not_found' })
  await world.close()
})

test('a client that disconnects is not a server error', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler(errorHandler)
  app.get('/', async ({ raw: { socket } }) => {
    socket.destroy()
    throw withCode('ERR_STREAM_PREMATURE_CLOSE')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  // A server that listens on a port has an `AddressInfo`.
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(caller.resume(), 'close')
  await app.close()
  expect(lines.join('')).toContain('client disconnected')
  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([])
})
