import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { openapi } from '#contract/openapi.ts'
import { shareWorld, type World } from '#server/test/world.ts'

vi.mock('#contract/openapi.ts', async (original) => {
  const real = await original<{ openapi: typeof openapi }>()
  return { ...real, openapi: vi.fn(real.openapi) }
})

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
const read = (url: string, headers = {}) => world.app.inject({ url, headers })

test.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])(
  '%s is built once, and sent in an encoding that the browser accepts',
  async (url) => {
    const plain = await read(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const zipped = await read(url, { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const brotli = await read(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': plain.headers['content-type'] })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(vi.mocked(openapi).mock.calls.length).toBeLessThanOrEqual(1)
  },
)

test('unchanged documents are answered with 304', async () => {
  const { headers } = await read('/api/openapi.json')
  const again = await read('/api/openapi.json', { 'if-none-match': `"other", ${String(headers.etag)}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
  expect((await read('/api/openapi.json', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})
