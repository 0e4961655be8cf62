import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ModelSettings } from '#server/settings/config.ts'
import { respond } from '#server/test/peers/model/respond.ts'
import type { Behaviour } from '#server/test/peers/model/behaviours.ts'
import { listenLocally } from '#server/test/peers/listen-locally.ts'

export interface ModelRequest {
  path: string
  authorization: string | undefined
  body: {
    model: string
    stream: boolean
    max_tokens: number
    temperature: number
    messages: { role: string; content: string }[]
  }
  /** Milliseconds of `performance.now()`; null before the first word. */
  firstWordAt: number | null
  hasHungUp: boolean
}

export interface ModelPeer {
  settings: ModelSettings
  requests: ModelRequest[]
  /** Behaviours of the next requests, before the default. */
  next: (...behaviours: Behaviour[]) => void
  setDefault: (choose: (requests: ModelRequest) => Behaviour) => void
  close: () => Promise<void>
}

const defaultBehaviour: Behaviour = { does: 'answers', text: 'Muy bien. ¿Y tú?' }

export async function openModelPeer(port = 0): Promise<ModelPeer> {
  const requests: ModelRequest[] = []
  const queue: Behaviour[] = []
  let choose = (_request: ModelRequest): Behaviour => defaultBehaviour
  const server = createServer(async (request, response) => {
    // Aborted requests don't count.
    const body = await json(request).catch(() => null)
    if (!body) return
    const one: ModelRequest = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: body as ModelRequest['body'],
      firstWordAt: null,
      hasHungUp: false,
    }
    requests.push(one)
    response.once('close', () => {
      one.hasHungUp = !response.writableEnded
    })
    await respond(queue.shift() ?? choose(one), one.body, response, () => {
      one.firstWordAt ??= performance.now()
    })
  })
  const baseUrl = `http://127.0.0.1:${await listenLocally(server, port)}/v1`
  return {
    settings: { baseUrl, apiKey: 'key-of-the-peer', model: 'peer' },
    requests,
    next: (...behaviours) => {
      queue.push(...behaviours)
    },
    setDefault: (chooser) => {
      choose = chooser
    },
    close: () => stop(server),
  }
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
