import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { soundOf } from '#server/test/peers/voice/mp3.ts'

/** What the peer does with one sentence. */
export type Behaviour =
  /** Speaks frame by frame, with so many milliseconds before each. */
  | { does: 'speaks'; delay?: number }
  /** Sends the given bytes with status 200. */
  | { does: 'sends'; bytes: Uint8Array; type?: string }
  /** Sends headers and nothing more. */
  | { does: 'waits' }
  /** Begins and then says nothing more. */
  | { does: 'stalls' }
  /** Begins and cuts the connection. */
  | { does: 'dies' }
  /** Cuts the connection instead of answering. */
  | { does: 'hangs_up' }
  | { does: 'refuses'; status: number; retryAfter?: string }

/** Bytes of a frame. */
const frameLength = 417

/** Does with a sentence what was asked for. */
export async function act(behaviour: Behaviour, text: string, response: ServerResponse): Promise<void> {
  response.on('error', () => undefined)
  const sound = soundOf(text)
  if (behaviour.does === 'hangs_up') return void response.destroy()
  if (behaviour.does === 'refuses') {
    const { status, retryAfter } = behaviour
    response.writeHead(status, { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) })
    return void response.end(JSON.stringify({ error: { message: `Not now: ${text}`, type: 'peer' } }))
  }
  if (behaviour.does === 'sends') {
    const { bytes, type = 'audio/mpeg' } = behaviour
    return void response.writeHead(200, { 'content-type': type }).end(bytes)
  }
  response.writeHead(200, { 'content-type': 'audio/mpeg' })
  response.flushHeaders()
  if (behaviour.does === 'speaks') return speak(sound, behaviour.delay ?? 0, response)
  if (behaviour.does === 'stalls') response.write(sound.subarray(0, frameLength))
  if (behaviour.does === 'dies')
    response.write(sound.subarray(0, frameLength), () => setTimeout(() => response.destroy(), 20))
}

async function speak(sound: Buffer, delay: number, response: ServerResponse): Promise<void> {
  for (let from = 0; from < sound.length; from += frameLength) {
    if (delay) await wait(delay)
    if (response.destroyed) return
    response.write(sound.subarray(from, from + frameLength))
  }
  response.end()
}
