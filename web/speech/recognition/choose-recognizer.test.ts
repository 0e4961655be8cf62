import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeRecognition } from '../../test/fake-speech.ts'
import { openRecognizer } from '../../test/recognition.ts'
import { createBrowserRecognizer, createDeviceRecognizer } from './browser-recognizer.ts'
import { chooseRecognizer } from './choose-recognizer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const chosenOf = async (available?: () => Promise<string>) => {
  const { Ear } = fakeRecognition()
  if (available) Object.assign(Ear, { available })
  const server = openRecognizer('server').recognizer
  const choice = chooseRecognizer([createDeviceRecognizer(), createBrowserRecognizer(), server], 'es')
  await vi.advanceTimersByTimeAsync(1500)
  return (await choice)?.kind
}

test('the device hears where it can, and else the browser’s maker', async () => {
  expect(await chosenOf(async () => 'available')).toBe('device')
  for (const other of ['downloadable', 'downloading', 'unavailable'])
    expect(await chosenOf(async () => other)).toBe('browser')
  expect(await chosenOf()).toBe('browser')
})

test('a browser that fails to say or never says is not believed to keep the sound here', async () => {
  expect(await chosenOf(() => Promise.reject(new Error('crashed')))).toBe('browser')
  expect(await chosenOf(() => new Promise(() => undefined))).toBe('browser')
})

test('a browser that can’t listen leaves it to the server, and without one there is none', () => {
  const server = openRecognizer('server').recognizer
  expect(chooseRecognizer([createDeviceRecognizer(), createBrowserRecognizer(), server], 'es')).toBe(server)
  expect(chooseRecognizer([createDeviceRecognizer(), createBrowserRecognizer()], 'es')).toBeNull()
})

test('a language that the browser can fetch is offered and fetched', async () => {
  const { Ear } = fakeRecognition()
  const install = vi.fn(async () => true)
  Object.assign(Ear, { available: async () => 'downloadable', install })
  const device = createDeviceRecognizer()
  expect(await device.availability('de')).toBe('installable')
  expect(await device.install?.('de')).toBe(true)
  expect(install).toHaveBeenCalledWith({ langs: ['de'], processLocally: true })
})

test('the words of the step are given to the device as a nudge, and to no one else', () => {
  const { ear } = fakeRecognition()
  class Phrase {
    readonly phrase: string
    readonly boost: number
    constructor(phrase: string, boost: number) {
      this.phrase = phrase
      this.boost = boost
    }
  }
  vi.stubGlobal('SpeechRecognitionPhrase', Phrase)
  const options = { language: 'es', phrases: ['la cuenta'], isContinuous: true }
  const listener = { onText: vi.fn(), onEnd: vi.fn() }
  createDeviceRecognizer().listen(options, listener)
  expect(ear()).toMatchObject({
    processLocally: true,
    continuous: true,
    phrases: [{ phrase: 'la cuenta', boost: 1.5 }],
  })
  createBrowserRecognizer().listen(options, listener)
  expect(ear()).not.toHaveProperty('phrases')
  expect(ear()).not.toHaveProperty('processLocally')
})
