import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

/** Sends the first lines of a request only. */
async function beginRequest(path: string): Promise<Socket> {
  const address = world.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: school.example\r\n`)
  return socket
}

test('a call in progress is answered while the server stops, and readiness fails', async () => {
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const call = await beginRequest('/api/auth/me')
  const probe = await beginRequest('/readyz')
  // By then both have arrived.
  await fetch(`http://127.0.0.1:${Object(world.app.server.address()).port}/healthz`)
  const closed = world.app.close()
  for (const socket of [call, probe]) socket.write('\r\n')
  const [answer, readiness] = await Promise.all([text(call), text(probe)])
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*\r\nconnection: close\r\n[^]*"code":"unauthenticated"/i)
  expect(readiness).toMatch(/^HTTP\/1\.1 503 [^]*"code":"busy"/)
})
