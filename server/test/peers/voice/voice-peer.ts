import { createServer, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ModelSettings } from '#server/settings/config.ts'
import { respond, type Behaviour } from '#server/test/peers/voice/respond.ts'
import { listenLocally } from '#server/test/peers/listen-locally.ts'

export interface SpeechRequest {
  model: string
  input: string
  voice: string
  response_format: string
  speed: number
}
/** A body with status 200, another status, or no response. */
export type VoiceListResponse = { voices: unknown } | { status: number } | 'waits'

export interface VoicePeer {
  settings: ModelSettings
  requests: SpeechRequest[]
  /** Sentences whose client disconnected early. */
  left: string[]
  listed: () => number
  isWaitedFor: () => boolean
  next: (...behaviours: Behaviour[]) => void
  offer: (list: VoiceListResponse) => void
  close: () => Promise<void>
}

const key = 'key-of-the-voice'

export async function openVoicePeer(): Promise<VoicePeer> {
  const requests: SpeechRequest[] = []
  const left: string[] = []
  const queue: Behaviour[] = []
  let list: VoiceListResponse = { voices: ['clara', 'bruno'].map((name) => ({ name, language: 'es' })) }
  let listed = 0
  let waiting = 0
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(401).end()
    if (request.url === '/v1/audio/voices') {
      listed += 1
      waiting += 1
      response.once('close', () => void (waiting -= 1))
      return sendList(list, response)
    }
    if (request.url !== '/v1/audio/speech') return void response.writeHead(404).end()
    // Aborted requests don't count.
    const one = (await json(request).catch(() => null)) as SpeechRequest | null
    if (!one) return
    requests.push(one)
    response.once('close', () => response.writableEnded || left.push(one.input))
    await respond(queue.shift() ?? { does: 'speaks' }, one.input, response)
  })
  const baseUrl = `http://127.0.0.1:${await listenLocally(server)}/v1`
  return {
    settings: { baseUrl, apiKey: key, model: 'peer' },
    requests,
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

function sendList(list: VoiceListResponse, response: ServerResponse): void {
  if (list === 'waits') return
  if ('status' in list) return void response.writeHead(list.status).end('{"detail":"Not found"}')
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list))
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
