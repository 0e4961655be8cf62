import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openVoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openWorld, shareWorld, type World } from '#server/test/world.ts'
import { openAudio } from '../../test/audio.ts'
import { fakeRecognition } from '../../test/fake-speech.ts'
import { openOn, press, schoolWith } from '../../test/visits/voice.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const monica = { name: 'Mónica', lang: 'es-ES' }
const anna = { name: 'Google Deutsch', lang: 'de-DE', localService: false }
const open = async (voices: Parameters<typeof openOn>[0]) => {
  const school = await schoolWith(world, 'es', 'de', 'it')
  await allowMicrophone(school, 'browser')
  return openOn(voices, school, '/voice/device')
}
const row = async (language: string) => {
  const item = (await screen.findByText(language)).closest('li')
  if (!item) throw new Error(`${language} has no row`)
  return within(item)
}

/** A microphone that hears as much as the test says, or that can't be opened for a reason. */
function plugIn(failure?: string) {
  const audio = openAudio()
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const getUserMedia = async () => {
    if (failure) throw new DOMException('', failure)
    return { getTracks: () => [track] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  return { ...audio, track }
}

test('what the device can speak and hear stands in one sentence', async () => {
  fakeRecognition()
  await open([monica, anna])
  await screen.findByText('This device can speak and hear Spanish and German. It can’t speak Italian.')
  ;(await row('Spanish')).getByText('Spoken by Mónica, on this device')
  ;(await row('German')).getByText('Spoken by Google Deutsch, over the internet')
  ;(await row('Italian')).getByText('No voice')
  ;(await row('Italian')).getByText('Understood by the browser’s maker')
})

test('a browser that can’t listen is said so, and which one may', async () => {
  await open([monica, anna, { name: 'Alice', lang: 'it-IT' }])
  await screen.findByText(
    'This device can speak Spanish, German and Italian. It can’t listen, so students will type instead.',
  )
  screen.getByText(/can’t turn speech into text here. Chrome, Edge and Safari usually can./)
})

test('a school without a language sees all of them, and only what can be spoken is said', async () => {
  await openOn([monica], await schoolWith(world), '/voice/device')
  await screen.findByText(/can speak Spanish. The microphone is off for your school, so students will type./)
  expect(screen.getAllByText('No voice')).toHaveLength(26)
})

test('a device that speaks nothing and a browser that listens are told apart', async () => {
  fakeRecognition()
  await open([{ name: 'Samantha', lang: 'en-US' }])
  await screen.findByText(/This device can’t speak Spanish, German or Italian. It can hear what students say./)
})

test('voices that come late fill the page in', async () => {
  const voices: (typeof monica)[] = []
  const { tellVoices } = await open(voices)
  const all = await screen.findAllByText('Looking for voices…')
  expect(all).toHaveLength(4)
  voices.push(monica)
  act(tellVoices)
  screen.getByText(/This device can speak Spanish. It can’t speak German or Italian./)
})

test('a language can be listened to', async () => {
  const { spoken } = await open([monica])
  await press('Listen: Spanish')
  expect(spoken).toMatchObject([{ text: 'Mucho gusto.', lang: 'es-ES' }])
  expect((await row('Italian')).getByRole('button', { name: 'Listen: Italian' }).hasAttribute('disabled')).toBe(true)
})

test('all languages can be looked at, the school’s first', async () => {
  await open([monica])
  await press('All 27 languages')
  const items = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem')
  expect(items).toHaveLength(27)
  expect(items.slice(0, 4).map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Spanish',
    'German',
    'Italian',
    'Arabic',
  ])
})

test('the microphone test succeeds once it hears a voice, and releases the microphone', async () => {
  const { setLevel, track } = plugIn()
  await open([monica])
  await screen.findByText('Not tested yet')
  await press('Test the microphone')
  await screen.findByText('Say something…')
  setLevel(0.1)
  await screen.findByText('The microphone works.')
  expect(screen.getByRole('meter', { name: 'Level' }).getAttribute('aria-valuetext')).toBe('Good')
  await press('Stop')
  expect(track.stop).toHaveBeenCalled()
  screen.getByText('The microphone works.')
})

test('a microphone that hears nothing is told from one that works', async () => {
  plugIn()
  await open([monica])
  await press('Test the microphone')
  await screen.findByText('Say something…')
  await press('Stop')
  screen.getByText(/We can’t hear anything/)
})

test.each([
  ['NotAllowedError', /blocked for this page/],
  ['NotFoundError', /No microphone found/],
  ['NotReadableError', /can’t use the microphone/],
])('why there is no microphone is said in words: %s', async (failure, words) => {
  plugIn(failure)
  await open([monica])
  await press('Test the microphone')
  await screen.findByText(words)
  screen.getByRole('button', { name: 'Test the microphone' })
})

test('a microphone that is pulled out is noticed', async () => {
  const { track } = plugIn()
  await open([monica])
  await press('Test the microphone')
  await screen.findByText('Say something…')
  act(() => void track.dispatchEvent(new Event('ended')))
  screen.getByText(/No microphone found/)
})

test('leaving the page lets the microphone go', async () => {
  const { track } = plugIn()
  const { router } = await open([monica])
  await press('Test the microphone')
  await screen.findByText('Say something…')
  await act(() => router.navigate('/students'))
  await waitFor(() => expect(track.stop).toHaveBeenCalled())
})

test('how a voice is installed is told for each system', async () => {
  await open([monica])
  await userEvent.click(await screen.findByRole('combobox', { name: 'Device' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Mac' }))
  screen.getByText(/Manage Voices/)
})

test('the result can be printed, with a place for the computer’s number', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open([monica])
  await row('Spanish')
  await press('Print')
  expect(print).toHaveBeenCalled()
  const paper = within((await screen.findByText('Computer:')).closest('[data-printed]') ?? document.body)
  paper.getByText(/^Checked on/)
  expect(paper.queryByText('Install a voice')).toBeNull()
})

test('how a missing voice is installed is printed, too, and only where one is missing', async () => {
  const printed = async () => (await screen.findByText('Install a voice')).closest('[data-printed]')
  await open([monica, anna])
  await row('Spanish')
  await waitFor(async () => expect(await printed()).not.toBeNull())
  screen.getByText('No voice here yet: Italian.')
  cleanup()
  await open([monica, anna, { name: 'Alice', lang: 'it-IT' }])
  await row('Spanish')
  expect(await printed()).toBeNull()
  expect(screen.queryByText(/^No voice here yet/)).toBeNull()
})

test('the voice that the school has chosen is the one that speaks, also one of which nothing is known', async () => {
  const peer = await openVoicePeer()
  peer.offer({ voices: ['someone', 'ef_dora', 'em_alex'] })
  const here = await openWorld({ tts: peer.settings })
  const school = await schoolWith(here, 'es', 'it')
  const sound = { speaks_answers: true, allows_microphone: true, shows_captions: true, version: 1 }
  for (const [language, name] of [
    ['es', 'em_alex'],
    ['it', 'someone'],
  ] as const)
    await school.api.voices.set({ params: { language }, body: { ...sound, voice: { name, rate: 1, pitch: 1 } } })
  await openOn([], school, '/voice/device')
  await screen.findByText(/This device can speak Spanish and Italian/)
  ;(await row('Spanish')).getByText(/em_alex/)
  ;(await row('Italian')).getByText(/someone/)
  await here.close()
  await peer.close()
})

test('a voice of the server counts for the language that it speaks, and for no other', async () => {
  const peer = await openVoicePeer()
  peer.offer({ voices: ['someone', 'if_sara'] })
  const here = await openWorld({ tts: peer.settings })
  await openOn([], await schoolWith(here, 'es', 'it'), '/voice/device')
  await screen.findByText(/This device can speak Italian. It can’t speak Spanish/)
  ;(await row('Italian')).getByText(/if_sara/)
  ;(await row('Spanish')).getByText('No voice')
  expect((await row('Spanish')).getByRole('button', { name: 'Listen: Spanish' }).hasAttribute('disabled')).toBe(true)
  await here.close()
  await peer.close()
})
