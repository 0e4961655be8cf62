import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await shareWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = world.app.server.address() as AddressInfo)
})

const sent = Buffer.alloc(4_900_000, 'a')
const headOf = (path: string, length: number) =>
  `PUT /api${path} HTTP/1.1\r\nhost: school.example\r\ncontent-type: image/png\r\ncontent-length: ${length}\r\n\r\n`

async function open(): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += data.toString('latin1'))).on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  return { socket, received: () => text, closed }
}

test('a client that is refused while it sends gets the answer and keeps its connection', async () => {
  const { socket, received, closed } = await open()
  socket.write(headOf('/account/picture', sent.length))
  socket.write(sent)
  socket.write('GET /healthz HTTP/1.1\r\nhost: school.example\r\nconnection: close\r\n\r\n')
  await closed
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
})

test('anonymous bodies are not buffered: they are answered early, and their connections closed', async () => {
  const before = process.memoryUsage.rss()
  let maxRss = 0
  const watch = setInterval(() => (maxRss = Math.max(maxRss, process.memoryUsage.rss())), 20)
  const clients = await Promise.all(Array.from({ length: 60 }, open))
  for (const { socket } of clients) {
    socket.write(headOf('/account/picture', sent.length + 1))
    socket.write(sent)
  }
  await Promise.all(clients.map(({ closed }) => closed))
  clearInterval(watch)
  for (const { received } of clients) expect(received()).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/)
  expect((maxRss - before) / 1e6).toBeLessThan(50)
})
