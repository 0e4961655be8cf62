import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/settings/config.ts'
import { errorHandler } from '#server/http/answer/error-handler.ts'
import { readWebApp, servePages } from '#server/http/pages/pages.ts'

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-pages-'))
  await mkdir(join(folder, 'assets'))
  await write('index.html', '<html lang="en"><script>hello()</script></html>')
  await write('favicon.svg', '<svg/>')
  await write('assets/start-1.js', 'start()')
  await write('assets/.hidden', 'nobody’s business')
  app = Fastify()
  app.setErrorHandler(errorHandler)
  await servePages(app, readWebApp(readConfig({}), `${folder}/`))
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
async function get(url: string) {
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, cache: headers['cache-control'], type: headers['content-type'], body }
}

test('hashed files are cached for ever, and others are revalidated', async () => {
  const forever = 'public, max-age=31536000, immutable'
  expect(await get('/assets/start-1.js')).toMatchObject({ status: 200, cache: forever, body: 'start()' })
  expect(await get('/favicon.svg')).toMatchObject({ status: 200, cache: 'no-cache', body: '<svg/>' })
})

test('files of a build that finished while the server runs are served', async () => {
  await write('assets/start-2.js', 'start(2)')
  expect(await get('/assets/start-2.js')).toMatchObject({ status: 200, body: 'start(2)' })
})

test('every path of the app serves the page, unknown ones with 404', async () => {
  const page = { type: 'text/html; charset=utf-8', cache: 'no-cache', body: expect.stringContaining('hello()') }
  expect(await get('/login')).toMatchObject({ status: 200, ...page })
  expect(await get('/nowhere')).toMatchObject({ status: 404, ...page })
})

test.each([
  '/assets/gone.js',
  '/assets/.hidden',
  '/assets/',
  '/assets',
  '/assets/..%2findex.html',
  '/assets//start-1.js',
  '/api/nothing',
])('%s is no file and no page', async (url) => {
  const { status, body } = await get(url)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).not.toContain('hello()')
  expect(JSON.parse(body)).toHaveProperty('code')
})

test('a copy that the build has compressed is sent to who takes it', async () => {
  await write('assets/start-1.js.br', 'compressed')
  const sent = await app.inject({ url: '/assets/start-1.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(sent).toMatchObject({ statusCode: 200, body: 'compressed' })
  expect(sent.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(await get('/assets/start-1.js')).toMatchObject({ status: 200, body: 'start()' })
})

test('a page is compressed, and not sent again to who has it', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { headers: sent, rawPayload } = await app.inject({ url: '/login', headers })
  expect(sent).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', etag: expect.any(String) })
  expect(brotliDecompressSync(rawPayload).toString()).toContain('hello()')
  const known = { ...headers, 'if-none-match': String(sent.etag) }
  expect(await app.inject({ url: '/students', headers: known })).toMatchObject({ statusCode: 304, body: '' })
  expect(await app.inject({ url: '/nowhere', headers: known })).toMatchObject({ statusCode: 404 })
})
