import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ModelSettings } from '#server/settings/config.ts'
import { act, type Behaviour } from '#server/test/peers/voice/act.ts'

/** What the product asked to be said. */
export interface Asked {
  model: string
  input: string
  voice: string
  response_format: string
  speed: number
}
/** How the peer answers whoever asks for its voices: a body with status 200, another status, or nothing at all. */
export type List = { voices: unknown } | { status: number } | 'waits'

/** A server that speaks in the place of a real one, and says what a test wants. */
export interface VoicePeer {
  settings: ModelSettings
  /** All sentences so far, the latest last. */
  asked: Asked[]
  /** The sentences whose listener left before their end. */
  left: string[]
  /** How often somebody asked for the list of its voices. */
  listed: () => number
  /** Whether somebody still waits for the list of its voices. */
  isWaitedFor: () => boolean
  /** What it does next, a sentence each; after that it speaks. */
  next: (...behaviours: Behaviour[]) => void
  /** How it answers whoever asks for its voices. */
  offer: (list: List) => void
  close: () => Promise<void>
}

const key = 'key-of-the-voice'

/** Opens a peer on a free port of this machine. */
export async function openVoicePeer(): Promise<VoicePeer> {
  const asked: Asked[] = []
  const left: string[] = []
  const queue: Behaviour[] = []
  let list: List = { voices: ['clara', 'bruno'].map((name) => ({ name, language: 'es' })) }
  let listed = 0
  let waiting = 0
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(401).end()
    if (request.url === '/v1/audio/voices') {
      listed += 1
      waiting += 1
      response.once('close', () => void (waiting -= 1))
      return tell(list, response)
    }
    if (request.url !== '/v1/audio/speech') return void response.writeHead(404).end()
    // A test that asks something else fails at what it expects of it.
    const one = (await json(request)) as Asked
    asked.push(one)
    response.once('close', () => response.writableEnded || left.push(one.input))
    await act(queue.shift() ?? { does: 'speaks' }, one.input, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    settings: { baseUrl, apiKey: key, model: 'peer' },
    asked,
    left,
    listed: () => listed,
    isWaitedFor: () => waiting > 0,
    next: (...behaviours) => void queue.push(...behaviours),
    offer: (offered) => {
      list = offered
    },
    close: () => stop(server),
  }
}

function tell(list: List, response: ServerResponse): void {
  if (list === 'waits') return
  if ('status' in list) return void response.writeHead(list.status).end('{"detail":"Not found"}')
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list))
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
