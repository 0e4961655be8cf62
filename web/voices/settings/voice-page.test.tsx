import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { openVoicePeer, type VoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { openWorld, type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { openOn, press, schoolWith } from '../../test/visits/voice.ts'

let world: World
let speaking: World
let peer: VoicePeer
beforeAll(async () => {
  peer = await openVoicePeer()
  world = await shareWorld()
  speaking = await openWorld({ tts: peer.settings })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(async () => {
  await speaking.close()
  await peer.close()
})

const jorge = { name: 'Jorge', lang: 'es-ES' }
const network = { name: 'Google español', lang: 'es-ES', localService: false }
const open = (voices: Parameters<typeof openOn>[0], school: School) => openOn(voices, school, '/voice')
/** The line of a language, opened. */
async function card(language: string) {
  const line = within(await screen.findByRole('region', { name: language }))
  const opener = line.getByRole('button', { name: language })
  if (opener.getAttribute('aria-expanded') === 'false') await userEvent.click(opener)
  return line
}
const spanish = async ({ api }: School) => (await api.voices.list()).items[0]
const settings = {
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  allows_microphone: true,
  shows_captions: true,
  version: 1,
}
const settle = ({ api }: School, body: Partial<VoiceSettings>) =>
  api.voices.set({ params: { language: 'es' }, body: { ...settings, ...body } })

test('each language that is on has a line, and what is chosen there is saved by itself', async () => {
  const school = await schoolWith(world, 'es', 'it')
  await open([jorge, network], school)
  await screen.findByRole('heading', { name: 'Voice settings', level: 1 })
  await card('Italian')
  const es = await card('Spanish')
  es.getByText('On this device: Jorge.')
  await userEvent.click(es.getByRole('combobox', { name: 'Voice' }))
  const choices = await screen.findAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Device’s best voice',
    'Jorge',
    'Google españolNeeds internet',
  ])
  await userEvent.click(screen.getByRole('option', { name: /Google español/ }))
  fireEvent.change(es.getByRole('slider', { name: 'Speed' }), { target: { value: '30' } })
  expect(es.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuetext')).toBe('0.8×')
  await userEvent.click(es.getByRole('switch', { name: 'Allow the microphone' }))
  await es.findByText('Saved')
  expect(await spanish(school)).toEqual({
    ...settings,
    language: 'es',
    voice: { name: 'Google español', rate: 0.8, pitch: 1 },
    allows_microphone: false,
    version: 2,
  })
})

test('one change after the other is saved, each on top of the last', async () => {
  const school = await schoolWith(world, 'es')
  await open([jorge], school)
  const es = await card('Spanish')
  await userEvent.click(es.getByRole('switch', { name: 'Captions' }))
  await es.findByText('Saved')
  await userEvent.click(es.getByRole('switch', { name: 'Speak answers automatically' }))
  await waitFor(async () =>
    expect(await spanish(school)).toMatchObject({ shows_captions: false, speaks_answers: false, version: 3 }),
  )
})

test('what was changed right before leaving the page is saved', async () => {
  const school = await schoolWith(world, 'es')
  const { router } = await open([jorge], school)
  await userEvent.click((await card('Spanish')).getByRole('switch', { name: 'Captions' }))
  await act(() => router.navigate('/students'))
  await waitFor(async () => expect(await spanish(school)).toMatchObject({ shows_captions: false }))
})

test('a voice of another device stays chosen, and it is said who speaks here', async () => {
  const school = await schoolWith(world, 'es')
  await settle(school, { voice: { name: 'Mónica', rate: 1, pitch: 1 } })
  await open([jorge], school)
  const es = await card('Spanish')
  es.getByText('Mónica isn’t on this device. Using Jorge instead.')
  expect(es.getByRole('combobox', { name: 'Voice' }).textContent).toContain('Mónica')
})

test('the test says a sentence of the language as it is set, and another press ends it', async () => {
  const { spoken, cancel } = await open([jorge], await schoolWith(world, 'es'))
  const es = await card('Spanish')
  fireEvent.change(es.getByRole('slider', { name: 'Speed' }), { target: { value: '0' } })
  await press('Test: Spanish')
  expect(spoken).toMatchObject([{ text: 'Mucho gusto.', lang: 'es-ES', rate: 0.5 }])
  cancel.mockClear()
  await press('Stop: Spanish')
  expect(cancel).toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Test: Spanish' })
})

test('no other language’s voice speaks, and the way to the check of the device is shown', async () => {
  const { router } = await open([{ name: 'Samantha', lang: 'en-US' }], await schoolWith(world, 'es'))
  const es = await card('Spanish')
  es.getByText(/This device has no voice for this language/)
  expect(es.getByRole('button', { name: 'Test: Spanish' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(es.getByRole('link', { name: 'Check this device' }))
  await waitFor(() => expect(addressOf(router)).toBe('/voice/device'))
})

test('another user’s save is not overwritten but shown', async () => {
  const school = await schoolWith(world, 'es')
  await open([jorge], school)
  const es = await card('Spanish')
  await settle(school, { allows_microphone: false })
  await userEvent.click(es.getByRole('switch', { name: 'Captions' }))
  await screen.findByText('Spanish wasn’t changed')
  screen.getByText(/You’re now seeing their version/)
  await waitFor(() =>
    expect(es.getByRole('switch', { name: 'Allow the microphone' }).getAttribute('aria-checked')).toBe('false'),
  )
  expect(es.getByRole('switch', { name: 'Captions' }).getAttribute('aria-checked')).toBe('true')
})

test('what could not be saved stays and can be tried again', async () => {
  const school = await schoolWith(world, 'es')
  let isDown = true
  const send: School['send'] = async (path, init) => {
    if (init.method === 'PUT' && isDown) throw new TypeError('Failed to fetch')
    return school.send(path, init)
  }
  await open([jorge], { ...school, send })
  const es = await card('Spanish')
  await userEvent.click(es.getByRole('switch', { name: 'Captions' }))
  await es.findByText('Not saved')
  isDown = false
  await userEvent.click(es.getByRole('button', { name: 'Try again' }))
  await es.findByText('Saved')
  expect(await spanish(school)).toMatchObject({ shows_captions: false })
})

test('without a language there is nothing to settle but a way to choose one', async () => {
  const { router } = await open([], await schoolWith(world))
  await screen.findByRole('heading', { name: 'No practice languages yet' })
  await userEvent.click(screen.getByRole('link', { name: 'Choose languages' }))
  await waitFor(() => expect(addressOf(router)).toBe('/school'))
})

test('where the server speaks its voices come first, and what it can’t do is said', async () => {
  const school = await schoolWith(speaking, 'es')
  await open([jorge], school)
  const es = await card('Spanish')
  await es.findByText(/From the server, the same on every device./)
  es.getByText('You can’t change the pitch of server voices.')
  await userEvent.click(es.getByRole('combobox', { name: 'Voice' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Server’s default voice',
    'claraFrom the server',
    'brunoFrom the server',
    'Jorge',
  ])
  await userEvent.click(screen.getByRole('option', { name: /bruno/ }))
  await es.findByText('Saved')
  expect(await spanish(school)).toMatchObject({ voice: { name: 'bruno' } })
})

test('a language takes no voice of the server that speaks another, and an unknown one only where it is chosen', async () => {
  const kokoro = await openVoicePeer()
  kokoro.offer({ voices: ['sara', 'if_sara'] })
  const here = await openWorld({ tts: kokoro.settings })
  const school = await schoolWith(here, 'es', 'it')
  const asked: string[] = []
  const send: School['send'] = (path, init) => {
    asked.push(path)
    return school.send(path, init)
  }
  await open([], { ...school, send })
  const [es, it] = [await card('Spanish'), await card('Italian')]
  await it.findByText(/From the server/)
  await es.findByText(/This device has no voice for this language/)
  expect(es.getByRole('button', { name: 'Test: Spanish' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(it.getByRole('combobox', { name: 'Voice' }))
  const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(choices).toEqual(['Server’s default voice', 'if_saraFrom the server', 'saraFrom the server'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(es.getByRole('combobox', { name: 'Voice' }))
  await userEvent.click(await screen.findByRole('option', { name: /^sara/ }))
  await waitFor(() => expect(es.getByRole('button', { name: 'Test: Spanish' }).hasAttribute('disabled')).toBe(false))
  await es.findByText('Saved')
  expect(asked).not.toContain('/speech')
  await here.close()
  await kokoro.close()
})

test('a list of hundreds of voices is searched, and shows some of them at once', async () => {
  const school = await schoolWith(world, 'es')
  const many = Array.from({ length: 500 }, (_, at) => ({ name: `Voz ${at}`, lang: 'es-ES' }))
  await open(many, school)
  await userEvent.click((await card('Spanish')).getByRole('combobox', { name: 'Voice' }))
  expect((await screen.findAllByRole('option')).length).toBeLessThan(100)
  await userEvent.type(screen.getByRole('combobox', { name: 'Search voices' }), 'Voz 487')
  await userEvent.click(await screen.findByRole('option', { name: 'Voz 487' }))
  await screen.findByText('On this device: Voz 487.')
})
