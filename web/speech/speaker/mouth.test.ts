import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LipDriver } from '../lips/lip-driver.ts'
import type { Viseme } from '../lips/viseme.ts'
import { openSpeakingBrowser } from '../../test/speaking-browser.ts'
import { createBrowserEngine } from '../engines/browser-engine.ts'
import { createClockEngine } from '../engines/clock-engine.ts'
import { createMouth, type CreateLipDriver } from './mouth.ts'
import { createSpeaker } from './speaker.ts'
import type { VoiceEngine } from '../engines/voice-engine.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const telling = { language: 'es', voiceOptions: { name: null, rate: 1, pitch: 1 } } as const
const open = (engine: VoiceEngine, createLipDriver: CreateLipDriver) =>
  createSpeaker({ engines: [engine], mouth: createMouth({ createLipDriver, storage: localStorage }) })

test('how long a sentence lasts is learnt from the voice, and the lips are told', () => {
  const engine = createBrowserEngine(openSpeakingBrowser().synthesis)
  const starts: number[] = []
  const lips = (said: string) => ({
    start: (_: number, lasts: number) => starts.push(Math.round(lasts / said.length)),
    anchor: () => undefined,
    mouthAt: (): Viseme => 'open',
  })
  const speaker = open(engine, lips)
  for (const id of ['a', 'b']) {
    speaker.say(id, 'Buenos días a todos.', telling)
    vi.advanceTimersByTime(3000)
  }
  expect(starts).toEqual([68, 60])
})

test('the mouth moves during speech and rests before and after', async () => {
  const anchors: number[] = []
  const driver = { start: vi.fn(), anchor: (place: number) => anchors.push(place), mouthAt: (): Viseme => 'round' }
  const createLipDriver = vi.fn(() => new Promise<typeof driver>((resolve) => setTimeout(() => resolve(driver), 100)))
  const speaker = open(createClockEngine(), createLipDriver)
  expect(speaker.mouthAt(0)).toBe('rest')
  speaker.say('a', '**Hola**, Ana.', telling)
  const at = performance.now()
  await vi.advanceTimersByTimeAsync(200)
  expect(createLipDriver).toHaveBeenCalledWith('Hola  , Ana.', 'es')
  expect(driver.start).toHaveBeenCalledWith(at, 960, undefined)
  expect(speaker.mouthAt(performance.now())).toBe('round')
  await vi.advanceTimersByTimeAsync(2000)
  expect(anchors).toEqual([8])
  expect(speaker.mouthAt(performance.now())).toBe('rest')
})

test('a language whose spelling can’t be fetched is spoken all the same', async () => {
  const createLipDriver = () => Promise.reject(new Error('away'))
  const speaker = open(createClockEngine(), createLipDriver)
  speaker.say('a', 'Hola, Ana.', telling)
  await vi.advanceTimersByTimeAsync(500)
  expect(speaker.mouthAt(performance.now())).toBe('rest')
  expect(speaker.state().word).toBe(6)
})

test('lips that come when something else is said move no more', async () => {
  const start = vi.fn()
  const createLipDriver = (text: string) =>
    new Promise<LipDriver>((resolve) =>
      setTimeout(() => resolve({ start: () => start(text), anchor: () => undefined, mouthAt: () => 'open' }), 100),
    )
  const speaker = open(createClockEngine(), createLipDriver)
  speaker.say('a', 'Hola.', telling)
  await vi.advanceTimersByTimeAsync(50)
  speaker.say('b', 'Adiós.', telling)
  await vi.advanceTimersByTimeAsync(200)
  expect(start.mock.calls).toEqual([['Adiós.']])
})
