import pino from 'pino'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import type { Services } from '#server/services/services.ts'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { openVoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { shareWorld } from '#server/test/world.ts'
import { checkProviders } from '#server/check-providers.ts'

async function open(hasProviders = true) {
  const world = await shareWorld()
  const [model, voice] = [await openModelPeer(), await openVoicePeer()]
  const logged: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const config = {
    ...world.services.config,
    model: hasProviders ? model.settings : null,
    tts: hasProviders ? voice.settings : null,
    stt: null,
  }
  const metrics = createMetrics()
  const partner = await createPartner(config, { ...world.services, log, metrics })
  const services: Services = { ...world.services, config, partner, log, metrics }
  const close = async () => void (await Promise.all([model.close(), voice.close()]))
  return { services, model, voice, logged, close }
}

test('model and voice are called once, and nothing is logged if they answer', async () => {
  const { services, model, voice, logged, close } = await open()
  const leave = checkProviders(services)
  await expect.poll(() => [model.requests.length, voice.requests.length]).toEqual([1, 1])
  await expect.poll(() => model.requests[0]?.hasHungUp).toBe(false)
  await leave()
  expect([model.requests.length, voice.requests.length, logged]).toEqual([1, 1, []])
  await close()
})

test('a failure is logged with the upstream’s own message', async () => {
  const { services, model, voice, logged, close } = await open()
  model.next({ does: 'refuses', status: 404 })
  voice.next({ does: 'refuses', status: 404 })
  const leave = checkProviders(services)
  await expect.poll(() => logged.length).toBe(2)
  for (const line of logged)
    expect(line).toMatchObject({ status: 404, server_said: expect.stringContaining('Not now') })
  await leave()
  await close()
})

test('an upstream that hangs delays nothing, and is aborted when the server stops', async () => {
  const { services, model, voice, logged, close } = await open()
  model.next({ does: 'waits' })
  voice.next({ does: 'waits' })
  const leave = checkProviders(services)
  await expect.poll(() => [model.requests.length, voice.requests.length]).toEqual([1, 1])
  await leave()
  expect(logged).toEqual([])
  await close()
})

test('without settings nothing is called', async () => {
  const { services, model, voice, close } = await open(false)
  await checkProviders(services)()
  expect([model.requests, voice.requests]).toEqual([[], []])
  await close()
})

test('what turns speech into text is asked once with silence, and a failure is logged', async () => {
  const { services, logged, close } = await open(false)
  const ear = await openRecognitionPeer()
  const withEar = { ...services, config: { ...services.config, stt: ear.settings } }
  const leave = checkProviders(withEar)
  await expect.poll(() => ear.requests.length).toBe(1)
  await leave()
  expect(ear.requests[0]?.file.name).toBe('speech.wav')
  expect(logged).toEqual([])
  ear.next({ does: 'refuses', status: 404 })
  const leaveAgain = checkProviders(withEar)
  await expect.poll(() => logged.length).toBe(1)
  expect(logged[0]).toMatchObject({ status: 404, server_said: expect.stringContaining('Not now') })
  await leaveAgain()
  await ear.close()
  await close()
})
