import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ModelSettings } from '#server/settings/config.ts'
import { act } from '#server/test/peers/model/act.ts'
import type { Behaviour } from '#server/test/peers/model/behaviours.ts'

/** What the product asked. */
export interface Asked {
  path: string
  authorization: string | undefined
  body: {
    model: string
    stream: boolean
    max_tokens: number
    temperature: number
    messages: { role: string; content: string }[]
  }
  /** When its first word was written, in milliseconds of `performance.now()`; null before. */
  firstWordAt: number | null
  /** Whether the product left before the answer was over. */
  hasHungUp: boolean
}

/** A language model in the place of a real one: what it says is what a test wants, word for word. */
export interface ModelPeer {
  settings: ModelSettings
  /** All requests so far, the latest last. */
  asked: Asked[]
  /** What it does next, a request each; after that it does the usual. */
  next: (...behaviours: Behaviour[]) => void
  /** What it does when nothing else was said. */
  usually: (choose: (asked: Asked) => Behaviour) => void
  close: () => Promise<void>
}

const usual: Behaviour = { does: 'answers', text: 'Muy bien. ¿Y tú?' }

/** Opens a peer on a free port of this machine, or on the one that is given. */
export async function openModelPeer(port = 0): Promise<ModelPeer> {
  const asked: Asked[] = []
  const queue: Behaviour[] = []
  let choose = (_asked: Asked): Behaviour => usual
  const server = createServer(async (request, response) => {
    // Whoever leaves while asking has asked nothing.
    const body = await json(request).catch(() => null)
    if (!body) return
    const one: Asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      // A test that asks something else fails at what it expects of it.
      body: body as Asked['body'],
      firstWordAt: null,
      hasHungUp: false,
    }
    asked.push(one)
    response.once('close', () => {
      one.hasHungUp = !response.writableEnded
    })
    await act(queue.shift() ?? choose(one), one.body, response, () => {
      one.firstWordAt ??= performance.now()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    settings: { baseUrl, apiKey: 'key-of-the-peer', model: 'peer' },
    asked,
    next: (...behaviours) => {
      queue.push(...behaviours)
    },
    usually: (chooser) => {
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
