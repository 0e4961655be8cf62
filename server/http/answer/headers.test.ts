import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#server/test/contract/endpoints.ts'
import { openWorld, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('API answers, also errors, are not rendered, cached or embedded by browsers', async () => {
  const calls = endpoints.map(([, { method, path }]) => ({ method, url: `/api${path}` }))
  const odd = ['/api/nothing', '/api/students/%zz', `/api/students/${'x'.repeat(300)}`, '/api//students']
  for (const call of [...calls, ...odd.map((url) => ({ method: 'GET' as const, url }))]) {
    const { headers } = await world.app.inject(call)
    expect(headers, call.url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    })
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers[name], `${call.url} ${name}`).toBeUndefined()
  }
})

test('HSTS is sent with TLS only', async () => {
  const secure = await openWorld({ appUrl: 'https://school.example' })
  const header = async ({ app }: World) => (await app.inject('/api/auth/me')).headers['strict-transport-security']
  expect(await header(secure)).toBe('max-age=31536000; includeSubDomains')
  expect(await header(world)).toBeUndefined()
  await secure.close()
})

test('other origins get no CORS headers', async () => {
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
  const reply = await world.app.inject({ method: 'OPTIONS', url: '/api/students', headers })
  expect(reply.statusCode).toBe(404)
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})
