import { connect, type Socket } from 'node:net'
import type { Finding } from '../proof.ts'
import { createTally } from './tally.ts'
import type { Target } from './target.ts'
import { megabytesOf } from './uploads.ts'

const strangers = 600
/** MB that all of them together may cost. */
const most = 50
const sent = Buffer.alloc(4_900_000, 'a')
const head = `PUT /api/account/picture HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: ${sent.length + 1}\r\n\r\n`

/** Sends nearly all of a body and waits; what came back once the connection is closed. */
const sendNearlyAll = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let said = ''
    socket.on('data', (data) => (said += data.toString('latin1'))).on('error', () => {})
    socket
      .once('close', () => resolve(said))
      .once('connect', () => {
        socket.write(head)
        socket.write(sent)
      })
  })

/** Sends bodies that no token goes with, on many connections at once. */
export async function withBodies(target: Target): Promise<Finding> {
  const tally = createTally('Bodies of strangers')
  const { hostname, port } = new URL(target.address)
  const before = megabytesOf(target.pid)
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, megabytesOf(target.pid))), 50)
  const answers = await Promise.all(
    Array.from({ length: strangers }, () => sendNearlyAll(connect(Number(port), hostname))),
  )
  clearInterval(watch)
  for (const said of answers) tally.note('uploads of 5 MB', !said.startsWith('HTTP/1.1 401 ') && said.slice(0, 40))
  const cost = Math.round(highest - before)
  tally.note('memory', cost > most && `${cost} MB more`)
  return tally.finding(`${strangers} at once took ${cost} MB`)
}
