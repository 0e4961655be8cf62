import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { practiceLimits } from '#contract/practice/practice.ts'
import { chatbotLengths, chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import type { Finding } from '../proof.ts'
import { createTally, type Tally, unexpectedStatus } from './tally.ts'
import type { Target, Victim } from './target.ts'
import { megabytesOf, watch } from './uploads.ts'

const connections = 200
const pipelined = 20
const unreadSeconds = 10
const previews = 20
const previewsAtOnce = 4
/** In megabytes; `maxWait` is in milliseconds. */
const maxGrowth = 150
const maxWait = 3000

export async function testNeighbours(target: Target): Promise<Finding[]> {
  const [caller, other] = [await target.openVictim(), await target.openVictim()]
  const unread = createTally(`Documents that ${connections} anonymous clients ask for and do not read`)
  const largest = createTally('Previews of the largest chatbot with the longest message')
  return [
    await watchOthers(target, other, unread, () => leaveUnread(target, unread)),
    await watchOthers(target, other, largest, () => previewLargest(caller, largest)),
  ]
}

async function watchOthers(
  target: Target,
  { school }: Victim,
  tally: Tally,
  attack: () => Promise<unknown>,
): Promise<Finding> {
  await school.api.students.list()
  const before = megabytesOf(target.pid)
  using watcher = watch(target, () => school.api.students.list())
  await attack()
  await watcher.end()
  const { megabytes, wait, lists } = watcher.seen
  const grown = Math.round(megabytes - before)
  tally.note('memory', grown > maxGrowth && `it grew by ${grown} MB`)
  tally.note('other schools', wait > maxWait && `a list took ${Math.round(wait)} ms`)
  return tally.finding(`${grown} MB more; the slowest of ${lists} lists of another school took ${Math.round(wait)} ms`)
}

async function leaveUnread({ address }: Target, tally: Tally): Promise<void> {
  const { hostname, port } = new URL(address)
  const calls = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(pipelined)
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).pause())
  for (const socket of sockets) {
    socket.on('error', () => {}).write(calls)
    tally.note(`connections with ${pipelined} calls`, false)
  }
  await sleep(unreadSeconds * 1000)
  for (const socket of sockets) socket.destroy()
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Words that are no words, and differ from each other. */
const wordAt = (number: number) =>
  Array.from({ length: 6 }, (_, at) => letters[Math.floor((number * 7919 + 13) / 26 ** at) % 26]).join('')
const textFrom = (first: number, length: number) =>
  Array.from({ length: Math.floor((length + 1) / 7) }, (_, index) => wordAt(first + index)).join(' ')

async function previewLargest({ school }: Victim, tally: Tally): Promise<void> {
  const steps = Array.from({ length: chatbotLists.steps }, (_step, at) => ({
    says: '¿Y?',
    expects: Array.from({ length: chatbotLists.expects }, (_entry, entry) =>
      textFrom(at * 1000 + entry * 60, chatbotLengths.expects),
    ),
    hint: null,
    example: null,
  }))
  const chatbot = { name: 'Largest', language: 'es', opening_message: 'Hola', steps }
  const messages = [{ from: 'student', text: textFrom(90_000, practiceLimits.message) }]
  const body = JSON.stringify({ chatbot, messages, seed: 1 })
  const headers = { 'content-type': 'application/json' }
  let left = previews
  const previewNext = async () => {
    while (left-- > 0) {
      const answer = await school.send('/chatbots/preview', { method: 'POST', headers, body })
      const said = await answer.text()
      const wrong = unexpectedStatus(answer, 2)
      tally.note('previews', wrong && `${wrong} ${said.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: previewsAtOnce }, previewNext))
}
