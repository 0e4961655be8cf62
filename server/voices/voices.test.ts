import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { openVoicePeer, type VoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'
import { findVoiceSettings } from '#server/voices/voices.queries.ts'

let world: World
let peer: VoicePeer
beforeAll(async () => {
  peer = await openVoicePeer()
  world = await openWorld({ tts: peer.settings })
})
afterAll(async () => {
  await world.close()
  await peer.close()
})

const untouched = {
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  allows_microphone: true,
  shows_captions: true,
  version: 1,
}
const slowly = { ...untouched, voice: { name: 'Mónica', rate: 0.8, pitch: 1.1 }, allows_microphone: false }

type Language = VoiceSettings['language']
async function openSchool(...languages: Language[]): Promise<School> {
  const school = await world.signUp({ tier: 'pro' })
  for (const language of languages) await school.api.languages.set({ params: { language }, body: { on: true } })
  return school
}
const set = ({ api }: School, language: Language, body: Omit<VoiceSettings, 'language'>) =>
  api.voices.set({ params: { language }, body })

test('each language that is on has settings from the beginning, in the order of the catalogue', async () => {
  const { api } = await openSchool('it', 'es')
  expect((await api.voices.list()).items).toEqual([
    { language: 'es', ...untouched },
    { language: 'it', ...untouched },
  ])
})

test('what is settled for a language stays with it, and is its own', async () => {
  const school = await openSchool('es', 'it')
  const settled = await set(school, 'es', slowly)
  expect(settled).toEqual({ language: 'es', ...slowly, version: 2 })
  expect(await set(school, 'es', { ...slowly, shows_captions: false, version: 2 })).toMatchObject({
    shows_captions: false,
    version: 3,
  })
  const { items } = await school.api.voices.list()
  expect(items.map(({ language, version }) => [language, version])).toEqual([
    ['es', 3],
    ['it', 1],
  ])
})

test('the voice of another school is its own business', async () => {
  const [mine, theirs] = [await openSchool('es'), await openSchool('es')]
  await set(mine, 'es', slowly)
  expect((await theirs.api.voices.list()).items).toEqual([{ language: 'es', ...untouched }])
})

test('settings that were changed meanwhile are not overwritten', async () => {
  const school = await openSchool('es')
  await expect(set(school, 'es', { ...slowly, version: 2 })).rejects.toMatchObject({ code: 'edited_elsewhere' })
  await set(school, 'es', slowly)
  for (const version of [1, 3])
    await expect(set(school, 'es', { ...untouched, version })).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect((await school.api.voices.list()).items[0]).toMatchObject({ ...slowly, version: 2 })
})

test.for([1, 2])('of two who settle the same version %i at once, one does', async (version) => {
  const school = await openSchool('es')
  if (version === 2) await set(school, 'es', untouched)
  const both = await Promise.allSettled(
    [slowly, untouched].map((settings) => set(school, 'es', { ...settings, version })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'edited_elsewhere' } })
})

test('a language that is off can’t be settled, and what was settled before waits for it', async () => {
  const school = await openSchool('es')
  const { id } = school.signedIn.user.school
  await expect(set(school, 'it', slowly)).rejects.toMatchObject({ code: 'not_found' })
  await set(school, 'es', slowly)
  await school.api.languages.set({ params: { language: 'es' }, body: { on: false } })
  await expect(set(school, 'es', { ...slowly, version: 2 })).rejects.toMatchObject({ code: 'not_found' })
  expect((await school.api.voices.list()).items).toEqual([])
  expect(await findVoiceSettings(world.db, id, 'es')).toEqual({ language: 'es', ...slowly, version: 2 })
  expect(await findVoiceSettings(world.db, id, 'fr')).toEqual({ language: 'fr', ...untouched })
  await school.api.languages.set({ params: { language: 'es' }, body: { on: true } })
  expect((await school.api.voices.list()).items).toEqual([{ language: 'es', ...slowly, version: 2 }])
})

test('an unknown language and invalid settings are refused', async () => {
  const { send } = await openSchool('es')
  const put = async (language: string, body: object) =>
    (
      await send(`/voices/${language}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status
  expect(await put('xx', slowly)).toBe(404)
  for (const voice of [{ rate: 0.4 }, { rate: 1.6 }, { pitch: 2 }, { name: 'x'.repeat(121) }, { name: 7 }])
    expect(await put('es', { ...slowly, voice: { ...slowly.voice, ...voice } })).toBe(400)
  expect(await put('es', { ...slowly, language: 'it' })).toBe(400)
})

test('that a voice was edited is written down', async () => {
  const school = await openSchool('es')
  await set(school, 'es', slowly)
  const { items } = await school.api.audit.list({ query: { group: 'practice' } })
  expect(items.map(({ action }) => action)).toContain('voice_edited')
})

test('the voices of the server are named with what they speak, and where it has none, the browsers’ speak', async () => {
  expect((await (await openSchool()).api.voices.list()).server_voices).toEqual([
    { name: 'clara', language: 'es' },
    { name: 'bruno', language: 'es' },
  ])
  const alone = await openWorld()
  const { api } = await alone.signUp()
  expect((await api.voices.list()).server_voices).toBeNull()
  await alone.close()
})
