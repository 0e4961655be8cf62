import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from './upload.ts'

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('content-type', 'application/json')
    response.statusCode = request.method === 'POST' && request.url === '/refused' ? 413 : 200
    response.end(JSON.stringify({ method: request.method, bytes: Buffer.concat(chunks).byteLength }))
  })
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const body = new Blob(['x'.repeat(50_000)])
const post = { method: 'POST', headers: { 'content-type': 'text/csv' }, body }

test('an upload tells how much has left, and answers like fetch', async () => {
  const shares: number[] = []
  const response = await upload(`${base}/`, { ...post, onProgress: (share) => shares.push(share) })
  expect(await response.json()).toEqual({ method: 'POST', bytes: 50_000 })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(shares.at(-1)).toBe(1)
})

test('a refused upload is an answer, too', async () => {
  expect((await upload(`${base}/refused`, post)).status).toBe(413)
})

test('an upload can be taken back', async () => {
  const stopping = new AbortController()
  const sent = upload(`${base}/`, { ...post, signal: stopping.signal })
  stopping.abort()
  await expect(sent).rejects.toBe(stopping.signal.reason)
})

test('no server is no answer', async () => {
  await expect(upload('http://127.0.0.1:1/', post)).rejects.toThrow('The upload got no answer')
})
