import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { maxSoundBytes } from '#server/speech/validate-mp3.ts'
import { createServerVoice } from '#server/speech/server-voice.ts'
import type { Behaviour } from '#server/test/peers/voice/respond.ts'
import { soundOf } from '#server/test/peers/voice/mp3.ts'
import { openVoicePeer, type VoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { type Timeouts, defaultTimeouts } from '#server/upstream/timeouts.ts'

let peer: VoicePeer
beforeAll(async () => {
  peer = await openVoicePeer()
})
afterAll(() => peer.close())

const text = 'Buenos días, Ana.'
const never = new AbortController().signal

/** A voice of its own, so that what one test breaks is whole in the next. */
function openVoice(timeouts: Partial<Timeouts> = {}, settings = peer.settings) {
  const logged: string[] = []
  const clock = { now: 1_000_000 }
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const voice = createServerVoice(settings, {
    log,
    metrics: createMetrics(),
    timeouts: { ...defaultTimeouts, ...timeouts },
    now: () => clock.now,
  })
  const hear = async (signal = never, school = 'a-school') => {
    const chunks: Uint8Array[] = []
    let failure: unknown = null
    try {
      for await (const chunk of voice.say(school, { text, voice: 'clara', rate: 1.1 }, signal)) chunks.push(chunk)
    } catch (error) {
      failure = error instanceof ApiError ? error.code : error
    }
    return { sound: Buffer.concat(chunks), failure }
  }
  return { voice, hear, logged, clock }
}
const lastOf = async (asking: () => Promise<unknown>) => {
  const before = peer.requests.length
  await asking()
  return peer.requests.length - before
}

test('a sentence is asked for as OpenAI expects it, and nothing more is sent', async () => {
  const { sound, failure } = await openVoice().hear()
  expect([sound.equals(soundOf(text)), failure]).toEqual([true, null])
  const spoken = { model: 'peer', input: text, voice: 'clara', response_format: 'mp3', speed: 1.1 }
  expect(peer.requests.at(-1)).toEqual(spoken)
})

test('it is heard while it is still being made', async () => {
  peer.next({ does: 'stalls' })
  const { voice } = openVoice()
  for await (const chunk of voice.say('a-school', { text, voice: 'clara', rate: 1 }, never)) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await expect.poll(() => peer.left).toContain(text)
})

const nonsense: [string, Behaviour][] = [
  ['an error in JSON', { does: 'sends', bytes: Buffer.from('{"error":"no such voice"}') }],
  ['a page', { does: 'sends', bytes: Buffer.from('<html>Sign in to this network'), type: 'text/html' }],
  ['a page in UTF-16', { does: 'sends', bytes: Buffer.from('\ufeffhello <script>', 'utf16le') }],
  ['a sound of another kind', { does: 'sends', bytes: Uint8Array.of(0xff, 0xf1, 0x50, 0x80) }],
  ['nothing', { does: 'sends', bytes: new Uint8Array() }],
  ['two bytes', { does: 'sends', bytes: Uint8Array.of(0xff, 0xfb) }],
  ['a refusal', { does: 'refuses', status: 400 }],
  ['a key that is none', { does: 'refuses', status: 401 }],
  ['a redirect', { does: 'refuses', status: 302 }],
  ['too many for long', { does: 'refuses', status: 429, retryAfter: '60' }],
]
test.for(nonsense)('%s is a failure, and asking again is no use', async ([, behaviour]) => {
  const { hear } = openVoice()
  peer.next(behaviour)
  expect(
    await lastOf(async () => expect(await hear()).toEqual({ sound: Buffer.from(''), failure: 'provider_failed' })),
  ).toBe(1)
})

const hiccups: [string, Behaviour][] = [
  ['a failure', { does: 'refuses', status: 500 }],
  ['too many for a moment', { does: 'refuses', status: 429, retryAfter: '0' }],
  ['a connection that is cut', { does: 'hangs_up' }],
]
test.for(hiccups)('after %s the server is asked once more', async ([, behaviour]) => {
  const { hear } = openVoice()
  peer.next(behaviour)
  expect((await hear()).sound.length).toBe(soundOf(text).length)
  peer.next(behaviour, behaviour)
  expect(await lastOf(async () => expect((await hear()).failure).toBe('provider_failed'))).toBe(2)
})

test('a sentence that breaks off is a failure, and is not begun again', async () => {
  peer.next({ does: 'dies' })
  const { hear } = openVoice()
  expect(await lastOf(async () => expect((await hear()).failure).toBe('provider_failed'))).toBe(1)
})

test.for<[string, Partial<Timeouts>, Behaviour]>([
  ['does not begin', { firstWord: 100 }, { does: 'waits' }],
  ['stops in the middle', { gap: 100 }, { does: 'stalls' }],
  ['goes on for ever', { whole: 150 }, { does: 'speaks', delay: 60 }],
])('a server that %s is not waited for', async ([, timeouts, behaviour]) => {
  peer.next(behaviour)
  expect((await openVoice(timeouts).hear()).failure).toBe('provider_failed')
  await expect.poll(() => peer.left.at(-1)).toBe(text)
})

test('more than five megabytes are no sentence', async () => {
  peer.next({ does: 'sends', bytes: Buffer.concat([soundOf('a'), Buffer.alloc(maxSoundBytes)]) })
  expect((await openVoice().hear()).failure).toBe('provider_failed')
})

test('a sound with a tag before it is a sound', async () => {
  const tagged = Buffer.concat([Buffer.from('ID3\u0004'), soundOf('a')])
  peer.next({ does: 'sends', bytes: tagged, type: 'application/octet-stream' })
  expect((await openVoice().hear()).sound.equals(tagged)).toBe(true)
})

const refuseOften = (status: number, times: number) =>
  peer.next(...Array.from({ length: times }, (): Behaviour => ({ does: 'refuses', status, retryAfter: '60' })))

test.for([302, 401, 403, 408, 429, 503])(
  'after five failures with %i the server is not called for half a minute, and then once',
  async (status) => {
    const { hear, clock } = openVoice()
    refuseOften(status, 5)
    for (let time = 0; time < 5; time += 1) await hear()
    expect(await lastOf(async () => expect((await hear()).failure).toBe('unavailable'))).toBe(0)
    clock.now += 30_000
    expect((await hear()).failure).toBeNull()
  },
)

test.for([400, 404, 413, 422])('sentences that are refused with %i silence no other', async (status) => {
  const { hear } = openVoice()
  refuseOften(status, 6)
  for (let time = 0; time < 6; time += 1) expect((await hear()).failure).toBe('provider_failed')
  expect((await hear()).failure).toBeNull()
})

test('sentences without a sound silence no other', async () => {
  const { hear } = openVoice()
  for (let time = 0; time < 6; time += 1) {
    peer.next({ does: 'sends', bytes: new Uint8Array() })
    expect((await hear()).failure).toBe('provider_failed')
  }
  expect((await hear()).failure).toBeNull()
})

test('a school whose sentences fail silences no other school', async () => {
  const { hear } = openVoice()
  refuseOften(429, 5)
  for (let time = 0; time < 5; time += 1) await hear()
  expect((await hear()).failure).toBe('unavailable')
  expect((await hear(never, 'another-school')).failure).toBeNull()
})

test('a refused sentence does not say that a server that was left alone is back', async () => {
  const { hear, clock } = openVoice()
  refuseOften(503, 5)
  for (let time = 0; time < 5; time += 1) await hear()
  clock.now += 30_000
  refuseOften(400, 1)
  refuseOften(503, 1)
  expect([(await hear()).failure, (await hear()).failure]).toEqual(['provider_failed', 'provider_failed'])
  expect((await hear()).failure).toBe('unavailable')
})

test('who leaves is no failure of the server, which is told to stop', async () => {
  const { hear, logged } = openVoice()
  for (let time = 0; time < 6; time += 1) {
    const leaving = new AbortController()
    peer.next({ does: 'speaks', delay: 20 })
    setTimeout(() => leaving.abort(), 60)
    await hear(leaving.signal)
  }
  await expect.poll(() => peer.left.length).toBeGreaterThanOrEqual(6)
  expect([(await hear()).failure, logged]).toEqual([null, []])
})

describe('what the log says of a failure', () => {
  test('is its school and its status, and never what was to be said', async () => {
    const { hear, logged } = openVoice()
    peer.next({ does: 'refuses', status: 400 })
    await hear()
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ school_id: 'a-school', reason: 'refused', status: 400 })
    expect(logged[0]).toContain('Not now')
    expect(logged.join('')).not.toMatch(/Buenos|Ana|key-of-the-voice/)
  })

  test('is why there was no connection', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    const { hear, logged } = openVoice({}, { ...peer.settings, baseUrl: `http://127.0.0.1:${port}/v1` })
    expect((await hear()).failure).toBe('provider_failed')
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ reason: 'TypeError', code: 'ECONNREFUSED' })
  })
})
