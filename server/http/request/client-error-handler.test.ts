import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openWorld } from '#server/test/world.ts'

async function answerTo(port: number, sent: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

test('a malformed request gets an error with the usual headers, and its connection is closed', async () => {
  const { app, close } = await openWorld()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const long = await answerTo(port, `GET /api/students?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)
  expect(long.head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
  expect(long.head).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  expect(long.body).toEqual({ code: 'too_large', message: expect.stringContaining('16 kB'), details: {} })
  const strange = await answerTo(port, 'HELO school.example\r\n\r\n')
  expect(strange.head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(strange.body).toMatchObject({ code: 'invalid_input' })
  const doubtful = await answerTo(port, 'GET /healthz HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n')
  expect(doubtful.head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(doubtful.body).toMatchObject({ code: 'invalid_input', message: 'A request must name exactly one host.' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await close()
})
