import { connect, type Socket } from 'node:net'
import type { Finding } from '../proof.ts'
import { createTally } from './tally.ts'
import type { Target } from './target.ts'
import { megabytesOf } from './uploads.ts'

const connections = 600
/** Megabytes. */
const maxGrowth = 50
const payload = Buffer.alloc(4_900_000, 'a')
const head = `PUT /api/account/picture HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: ${payload.length + 1}\r\n\r\n`

const bodiless = 'PUT /api/account/picture HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** Sends a head, perhaps with all but the last byte of its body, and reads until the connection is closed. */
const sendNearlyAll = (socket: Socket, ...parts: readonly (string | Buffer)[]): Promise<string> =>
  new Promise((resolve) => {
    let response = ''
    socket.on('data', (data) => (response += data.toString('latin1'))).on('error', () => {})
    socket
      .once('close', () => resolve(response))
      .once('connect', () => {
        for (const part of parts) socket.write(part)
      })
  })

export async function testBodies(target: Target): Promise<Finding> {
  const tally = createTally('Unauthenticated uploads')
  const { hostname, port } = new URL(target.address)
  const sendFromEach = (...parts: (string | Buffer)[]) =>
    Promise.all(Array.from({ length: connections }, () => sendNearlyAll(connect(Number(port), hostname), ...parts)))
  // The first calls compile the code that answers.
  await sendFromEach(bodiless)
  const before = megabytesOf(target.pid)
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, megabytesOf(target.pid))), 50)
  const answers = await sendFromEach(head, payload)
  clearInterval(watch)
  for (const answer of answers)
    tally.note('uploads of 5 MB', !answer.startsWith('HTTP/1.1 401 ') && answer.slice(0, 40))
  const cost = Math.round(highest - before)
  tally.note('memory', cost > maxGrowth && `${cost} MB more`)
  return tally.finding(`${connections} at once took ${cost} MB`)
}
