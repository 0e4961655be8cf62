import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import { openAiVoices } from '#server/speech/voice-language.ts'
import { createVoiceList, type ListedVoice } from '#server/speech/voice-list.ts'
import { type VoiceListResponse, openVoicePeer, type VoicePeer } from '#server/test/peers/voice/voice-peer.ts'

let peer: VoicePeer
beforeEach(async () => {
  peer = await openVoicePeer()
})
afterEach(() => peer.close())

const hour = 60 * 60 * 1000
const ofOpenAi = openAiVoices.map((name): VoiceOption => ({ name, language: 'any' }))
const offer = (name: string, language: VoiceOption['language'] = null): VoiceOption => ({ name, language })
function openList() {
  const clock = { now: 1_000_000 }
  return { clock, ...createVoiceList(peer.settings, () => clock.now) }
}

test.for<[string, unknown, readonly ListedVoice[]]>([
  ['as names', ['if_sara', 'nicola'], [offer('if_sara', 'it'), offer('nicola')]],
  ['as objects with ids', [{ id: 'sara', name: 'Sara' }, { id: 'nicola' }], [offer('sara'), offer('nicola')]],
  ['as objects with ids of voices', [{ voice_id: 'sara', model_id: 'x' }], [offer('sara')]],
  ['as objects with names', [{ name: 'Sara', language: 'it' }], [offer('Sara', 'it')]],
  [
    'with their locale',
    [{ name: 'Katja', language: null, locale: 'de-DE' }],
    [{ ...offer('Katja', 'de'), region: 'DE' }],
  ],
  ['twice, without a name, or too long', ['a', ' a ', '', 'x'.repeat(121)], [offer('a')]],
  ['with some in languages that are not practised', ['sw-KE-ZuriNeural', 'if_sara'], [offer('if_sara', 'it')]],
  ['all in languages that are not practised', ['sw-KE-ZuriNeural'], []],
  ['as none', [], ofOpenAi],
  ['as something else', 'sara', ofOpenAi],
])('a server that lists its voices %s', async ([, voices, expected]) => {
  peer.offer({ voices })
  expect(await openList().read()).toEqual(expected)
})

test('the list is fetched once for all callers, and again after an hour', async () => {
  const { read, clock } = openList()
  expect(peer.listed()).toBe(0)
  await Promise.all([read(), read(), read()])
  clock.now += hour - 1
  await read()
  expect(peer.listed()).toBe(1)
  clock.now += 1
  peer.offer({ voices: ['dora'] })
  expect(await read()).toEqual([offer('dora')])
  expect(peer.listed()).toBe(2)
})

test('a server that fails is asked again after a minute, and what it said before still counts', async () => {
  const { read, clock } = openList()
  peer.offer({ status: 503 })
  expect(await read()).toEqual(ofOpenAi)
  clock.now += 59_000
  peer.offer({ voices: ['clara'] })
  expect(await read()).toEqual(ofOpenAi)
  clock.now += 1_000
  expect(await read()).toEqual([offer('clara')])
  peer.offer({ status: 503 })
  clock.now += hour
  expect(await read()).toEqual([offer('clara')])
})

test('a server that does not answer is not waited for longer than three seconds', async () => {
  peer.offer('waits' satisfies VoiceListResponse)
  const overdue = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal)
  const listed = openList().read()
  await expect.poll(() => peer.listed()).toBeGreaterThan(0)
  overdue.abort()
  expect(await listed).toEqual(ofOpenAi)
  expect(timeout).toHaveBeenCalledWith(3_000)
})

test('who can’t wait takes what is known, and has the list fetched meanwhile', async () => {
  peer.offer({ voices: ['if_sara'] })
  const { known } = openList()
  expect(known()).toEqual(ofOpenAi)
  await expect.poll(known).toEqual([offer('if_sara', 'it')])
  expect(peer.listed()).toBe(1)
})
