import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Behaviour, delta, ending, garbage, thought, wordsOf } from '#server/test/peers/model/behaviours.ts'

type Doing<Does> = Extract<Behaviour, { does: Does }>

export async function respond(
  behaviour: Behaviour,
  request: Readonly<Record<string, unknown>>,
  response: ServerResponse,
  firstWord: () => void,
): Promise<void> {
  response.on('error', () => undefined)
  const sendWord = (text: string) => {
    firstWord()
    response.write(delta(text))
  }
  if (behaviour.does === 'serves') return void (await behaviour.how(request, response))
  if (behaviour.does === 'hangs_up') return void response.destroy()
  if (behaviour.does === 'refuses') return refuse(behaviour, response)
  if (behaviour.does === 'shows_page')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Sign in to this network</h1>')
  if (behaviour.does === 'hesitates') await wait(behaviour.milliseconds)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (behaviour.does === 'waits') return
  if (behaviour.does === 'babbles') return babble(response, sendWord)
  if (behaviour.does === 'sends') return send(behaviour, response, sendWord)
  if (behaviour.does === 'answers') return answer(behaviour, response, sendWord)
  for (const word of wordsOf(behaviour.text)) sendWord(word)
  if (behaviour.does === 'hesitates') response.end(ending(null))
  if (behaviour.does === 'garbles') response.end(garbage)
  if (behaviour.does === 'dies') response.write(delta(' a medi').slice(0, -20), () => response.destroy())
}

function refuse({ status, retryAfter }: Doing<'refuses'>, response: ServerResponse): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) }
  response.writeHead(status, headers).end(JSON.stringify({ error: { message: 'Not now.', type: 'peer' } }))
}

async function answer(
  { text, delay = 0, usage = null, thinks = '' }: Doing<'answers'>,
  response: ServerResponse,
  sendWord: (word: string) => void,
): Promise<void> {
  if (thinks) response.write(thought(thinks))
  for (const word of wordsOf(text)) {
    if (delay) await wait(delay)
    if (response.destroyed) return
    sendWord(word)
  }
  response.end(ending(usage))
}

function send(
  { pieces, finish = 'stop' }: Doing<'sends'>,
  response: ServerResponse,
  sendWord: (piece: string) => void,
) {
  for (const piece of pieces) sendWord(piece)
  if (finish) response.end(ending(null, finish))
  else response.end()
}

// Limited, in case the client never disconnects.
async function babble(response: ServerResponse, sendWord: (word: string) => void): Promise<void> {
  for (let word = 0; word < 500 && !response.destroyed; word++) {
    sendWord(' bla')
    await wait(10)
  }
}
