import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { MicrophoneMode } from '#contract/values/microphone.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openWorld, shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition } from '../../test/fake-speech.ts'
import { openOn, schoolWith } from '../../test/visits/voice.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async (mode: MicrophoneMode, here = world) => {
  const school = await schoolWith(here, 'es', 'de')
  await allowMicrophone(school, mode)
  await openOn([], school, '/voice/device')
}
const row = async (language: string) => {
  const item = (await screen.findByText(language)).closest('li')
  if (!item) throw new Error(`${language} has no row`)
  return within(item)
}

test('each language says who would hear it: the device, or the maker of the browser', async () => {
  const { Ear } = fakeRecognition()
  const available = async ({ langs }: { langs: string[] }) => (langs[0] === 'es' ? 'available' : 'unavailable')
  Object.assign(Ear, { available })
  await open('browser')
  await (await row('Spanish')).findByText('Understood on this device')
  await (await row('German')).findByText(/^Understood by the browser’s maker/)
})

test('where the school allows the device only, the browser’s maker is not named as one who hears', async () => {
  fakeRecognition()
  await open('device')
  await (await row('Spanish')).findByText('Doesn’t understand speech')
  await screen.findByText(/It can’t listen, so students will type instead/)
})

test('what can be fetched is offered, and fetched once it is wanted', async () => {
  const { Ear } = fakeRecognition()
  let isHere = false
  const install = vi.fn(async () => (isHere = true))
  Object.assign(Ear, { available: async () => (isHere ? 'available' : 'downloadable'), install })
  await open('device')
  const es = await row('Spanish')
  await userEvent.click(await es.findByRole('button', { name: 'Install' }))
  await es.findByText('Understood on this device')
  expect(install).toHaveBeenCalledWith({ langs: ['es'], processLocally: true })
  expect(es.queryByRole('button', { name: 'Install' })).toBeNull()
})

test('a fetch that fails is said', async () => {
  const { Ear } = fakeRecognition()
  Object.assign(Ear, { available: async () => 'downloadable', install: async () => false })
  await open('device')
  const es = await row('Spanish')
  await userEvent.click(await es.findByRole('button', { name: 'Install' }))
  await es.findByText('That didn’t work. Try again later.')
})

test('a browser that can only record is heard by the school’s server', async () => {
  const here = await openWorld({ stt: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'ear' } })
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true })
  const mediaDevices = { getUserMedia: async () => undefined }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  await open('server', here)
  await (await row('Spanish')).findByText('Understood by your school’s server')
  await here.close()
})

test('while the microphone is off, that is said, and the browser is not asked', async () => {
  const { Ear } = fakeRecognition()
  const available = vi.fn(async () => 'available')
  Object.assign(Ear, { available })
  await open('off')
  await screen.findByText(/The microphone is off for your school. You can turn it on in Voice settings/)
  await screen.findByText(/The microphone is off for your school, so students will type/)
  expect(screen.queryByText(/hear/)).toBeNull()
  expect(screen.queryByText(/sends? the audio/)).toBeNull()
  expect(available).not.toHaveBeenCalled()
})
