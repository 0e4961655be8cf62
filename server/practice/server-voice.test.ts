import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import type { VoiceListResponse } from '#server/test/peers/voice/voice-peer.ts'
import { openVoiceWorld, type VoiceWorld } from '#server/test/peers/voice/voice-world.ts'

let world: VoiceWorld
beforeEach(async () => {
  world = await openVoiceWorld()
})
afterEach(() => world.close())

const isHeard = async ({ api }: PracticeStudent, id: string) =>
  (await api.practice.get({ params: { id } })).has_server_voice

test.for<[string, VoiceListResponse, boolean]>([
  ['speaks the language', { voices: [{ name: 'dora', language: 'es' }] }, true],
  ['speaks all languages', { status: 404 }, true],
  ['speaks another language', { voices: ['if_sara'] }, false],
  ['may speak anything', { voices: ['sara'] }, false],
])('a conversation is told whether a voice of the server %s', async ([, list, expected]) => {
  world.peer.offer(list)
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await student.school.api.voices.list()
  expect(await isHeard(student, id)).toBe(expected)
})

test('a voice that the school has chosen may speak, though nothing says that it can', async () => {
  world.peer.offer({ voices: ['sara'] })
  const student = await openPracticeStudent(world)
  const { items } = await student.school.api.voices.list()
  const settings = items.find(({ language }) => language === 'es')
  if (!settings) throw new Error('Spanish is off')
  const { language, ...sound } = settings
  const body = { ...sound, voice: { name: 'sara', rate: 1, pitch: 1 } }
  await student.school.api.voices.set({ params: { language }, body })
  expect(await isHeard(student, await begin(student))).toBe(true)
})

test('no one waits for the list: a conversation goes by what is known', async () => {
  world.peer.offer('waits')
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  expect([await isHeard(student, id), world.peer.listed()]).toEqual([true, 1])
  expect(world.peer.isWaitedFor()).toBe(true)
})

test('a conversation has the list fetched by itself', async () => {
  world.peer.offer({ voices: ['if_sara'] })
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await expect.poll(() => isHeard(student, id)).toBe(false)
  expect(world.peer.listed()).toBe(1)
})
