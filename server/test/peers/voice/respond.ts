import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { soundOf } from '#server/test/peers/voice/mp3.ts'

export type Behaviour =
  /** Streams frames; `delay` is in milliseconds. */
  | { does: 'speaks'; delay?: number }
  | { does: 'sends'; bytes: Uint8Array; type?: string }
  | { does: 'waits' }
  | { does: 'stalls' }
  | { does: 'dies' }
  | { does: 'hangs_up' }
  | { does: 'refuses'; status: number; retryAfter?: string }

const frameLength = 417

export async function respond(behaviour: Behaviour, text: string, response: ServerResponse): Promise<void> {
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
