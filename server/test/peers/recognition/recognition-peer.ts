import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Response } from 'undici'
import type { ModelSettings } from '#server/settings/config.ts'
import { listenLocally } from '#server/test/peers/listen-locally.ts'

export interface TranscriptionRequest {
  model: string
  language: string
  prompt: string | null
  response_format: string
  file: { name: string; type: string; bytes: Buffer }
}
type Behaviour =
  | { does: 'hears'; text: string; confidence?: number; silence?: number; delay?: number }
  | { does: 'refuses'; status: number }
  | { does: 'hangs_up' }
  | { does: 'sends'; body: string }

export interface RecognitionPeer {
  settings: ModelSettings
  requests: TranscriptionRequest[]
  next: (...behaviours: Behaviour[]) => void
  /** Like the models that know no segments. */
  refuseVerbose: () => void
  hear: (listen: (request: TranscriptionRequest) => string | Promise<string>) => void
  close: () => Promise<void>
}

const key = 'key-of-the-ear'

/** Speaks OpenAI's `/v1/audio/transcriptions`. */
export async function openRecognitionPeer(): Promise<RecognitionPeer> {
  const requests: TranscriptionRequest[] = []
  const queue: Behaviour[] = []
  let isVerbose = true
  let listen: (request: TranscriptionRequest) => string | Promise<string> = () => 'Un café, por favor.'
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (request.headers.authorization !== `Bearer ${key}`) return answer(401, '{}')
    if (request.url !== '/v1/audio/transcriptions') return answer(404, '{}')
    // Aborted requests don't count.
    const body = await buffer(request).catch(() => null)
    if (!body) return undefined
    const one = await parseForm(body, request.headers['content-type'] ?? '')
    requests.push(one)
    if (one.response_format === 'verbose_json' && !isVerbose)
      return answer(400, '{"error":{"message":"response_format is not compatible with this model"}}')
    const behaviour = queue.shift() ?? { does: 'hears' as const, text: await listen(one) }
    if (behaviour.does === 'hangs_up') return void response.destroy()
    if (behaviour.does === 'refuses') return answer(behaviour.status, '{"error":{"message":"Not now"}}')
    if (behaviour.does === 'sends') return answer(200, behaviour.body)
    const { text, confidence = 0.9, silence = 0.01, delay = 0 } = behaviour
    await new Promise((resolve) => setTimeout(resolve, delay))
    const segments = [{ text, avg_logprob: Math.log(confidence), no_speech_prob: silence }]
    return answer(200, JSON.stringify(one.response_format === 'json' ? { text } : { text, segments }))
  })
  const baseUrl = `http://127.0.0.1:${await listenLocally(server)}/v1`
  return {
    settings: { baseUrl, apiKey: key, model: 'ear' },
    requests,
    next: (...behaviours) => void queue.push(...behaviours),
    refuseVerbose: () => {
      isVerbose = false
    },
    hear: (next) => {
      listen = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function parseForm(body: Buffer, type: string): Promise<TranscriptionRequest> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const file = form.get('file')
  if (!file || typeof file === 'string') throw new Error('no file')
  return {
    model: textOf('model'),
    language: textOf('language'),
    prompt: form.has('prompt') ? textOf('prompt') : null,
    response_format: textOf('response_format'),
    file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) },
  }
}
