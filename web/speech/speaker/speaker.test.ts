import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAudio, soundOf } from '../../test/audio.ts'
import { openSpeakingBrowser, type Quirks } from '../../test/speaking-browser.ts'
import { createBrowserEngine } from '../engines/browser-engine.ts'
import { createClockEngine } from '../engines/clock-engine.ts'
import { createServerEngine } from '../engines/server-engine.ts'
import { createSilentEngine } from '../engines/silent-engine.ts'
import { createSpeaker } from './speaker.ts'
import type { VoiceEngine } from '../engines/voice-engine.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const telling = { language: 'es', voiceOptions: { name: null, rate: 1, pitch: 1 } } as const
const text = 'Buenos días. ¿Qué desea tomar?'

const open = (engines: readonly VoiceEngine[]) => createSpeaker({ engines })
const openBrowser = (quirks: Quirks = {}) => {
  const browser = openSpeakingBrowser(quirks)
  return { ...browser, engine: createBrowserEngine(browser.synthesis) }
}
const openServer = (fetchSound: () => Promise<Blob>) =>
  createServerEngine({ voices: [{ name: 'alloy', language: 'any' }], fetchSound })

test('a text is said sentence by sentence, and it is known which, where, and at which word', () => {
  const speaker = open([createClockEngine()])
  const seen: unknown[] = []
  speaker.subscribe(() => {
    const { id, sentence, word } = speaker.state()
    seen.push([id, sentence?.index, sentence?.place, word === null ? null : text.slice(word).split(/\P{L}/u)[0]])
  })
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([
    ['a', undefined, undefined, null],
    ['a', 0, 0, null],
    ['a', 0, 0, 'Buenos'],
    ['a', 0, 0, 'días'],
    ['a', 1, 13, null],
    ['a', 1, 13, 'Qué'],
    ['a', 1, 13, 'desea'],
    ['a', 1, 13, 'tomar'],
    [null, undefined, undefined, null],
  ])
})

test('what is said next takes over', () => {
  const { engine, heard } = openBrowser({ dropsAfterCut: true, misdirectsEnds: true })
  const speaker = open([engine])
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(300)
  speaker.say('b', 'Adiós.', telling)
  expect(speaker.state().id).toBe('b')
  vi.advanceTimersByTime(2000)
  expect(heard).toEqual(['Buenos días.', 'Adiós.'])
  expect(speaker.state().id).toBeNull()
})

test('of two texts that are said at once only the second is heard', () => {
  const { engine, heard } = openBrowser({ dropsAfterCut: true })
  const speaker = open([engine])
  speaker.say('a', text, telling)
  speaker.say('b', 'Adiós.', telling)
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual(['Adiós.'])
})

test('after it was stopped nothing is heard and nothing changes', () => {
  const { engine, heard, isSpeaking } = openBrowser()
  const speaker = open([engine])
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(300)
  speaker.stop()
  expect([speaker.state().id, isSpeaking()]).toEqual([null, false])
  const changed = vi.fn()
  speaker.subscribe(changed)
  vi.advanceTimersByTime(20_000)
  expect(heard).toEqual(['Buenos días.'])
  expect(changed).not.toHaveBeenCalled()
})

test('a hundred texts in a row leave nothing behind', () => {
  const { engine, isSpeaking } = openBrowser()
  const speaker = open([engine])
  const add = vi.spyOn(globalThis, 'addEventListener')
  const remove = vi.spyOn(globalThis, 'removeEventListener')
  for (let at = 0; at < 100; at += 1) {
    speaker.say(`${at}`, text, telling)
    vi.advanceTimersByTime(at * 7)
  }
  speaker.stop()
  vi.advanceTimersByTime(1)
  expect(isSpeaking()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
  for (const [type, listener] of add.mock.calls) expect(remove).toHaveBeenCalledWith(type, listener)
  expect(add).toHaveBeenCalledTimes(100)
})

test('leaving the page makes it silent', () => {
  const { engine, isSpeaking } = openBrowser()
  const speaker = open([engine])
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(300)
  dispatchEvent(new Event('pagehide'))
  expect([speaker.state().id, isSpeaking()]).toEqual([null, false])
})

test('where a server fails the browser speaks, and the server is not asked again for a while', async () => {
  openAudio()
  const { engine, heard } = openBrowser()
  const fetchSound = vi.fn(() => Promise.reject(new Error('away')))
  const speaker = open([openServer(fetchSound), engine])
  speaker.say('a', text, telling)
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual(['Buenos días.', '¿Qué desea tomar?'])
  const asked = fetchSound.mock.calls.length
  speaker.say('b', 'Adiós.', telling)
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetchSound).toHaveBeenCalledTimes(asked)
  await vi.advanceTimersByTimeAsync(60_000)
  speaker.say('c', 'Hola.', telling)
  expect(fetchSound).toHaveBeenCalledTimes(asked + 1)
})

test('where a server takes too long the browser takes over, and what comes late is not heard', async () => {
  const { playing } = openAudio()
  const { engine, heard } = openBrowser()
  const late = () => new Promise<Blob>((resolve) => setTimeout(() => resolve(soundOf(500)), 4500))
  const speaker = open([openServer(late), engine])
  speaker.say('a', text, telling)
  await vi.advanceTimersByTimeAsync(4100)
  expect(heard).toEqual(['Buenos días.'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(playing.size).toBe(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual(['Buenos días.', '¿Qué desea tomar?'])
})

test('a speaker that goes is silent, and gives back the browser’s audio', async () => {
  const { states, playing } = openAudio()
  const speaker = open([openServer(async () => soundOf(500))])
  speaker.say('a', text, telling)
  await vi.advanceTimersByTimeAsync(300)
  expect(playing.size).toBe(1)
  speaker.close()
  expect([playing.size, states(), speaker.state().id]).toEqual([0, [], null])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states()).toEqual([])
})

test('the engine with the chosen voice speaks', async () => {
  openAudio()
  const { engine, heard } = openBrowser()
  const speaker = open([openServer(async () => soundOf(500)), engine])
  speaker.say('a', 'Hola.', { ...telling, voiceOptions: { ...telling.voiceOptions, name: 'Mónica' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(['Hola.'])
  speaker.say('b', 'Hola.', { ...telling, voiceOptions: { ...telling.voiceOptions, name: 'Voz de otro aparato' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(['Hola.'])
})

test('without a voice for the language nothing is heard, and time passes all the same', () => {
  const { engine, heard } = openBrowser({ voices: [{ name: 'Samantha', lang: 'en-US' }] })
  const speaker = open([engine, createSilentEngine()])
  expect(speaker.voicesOf('es')).toEqual([])
  speaker.say('a', text, telling)
  expect(speaker.state()).toMatchObject({ id: 'a', isSilent: true, sentence: { text: 'Buenos días.' } })
  vi.advanceTimersByTime(10_000)
  expect(speaker.state().id).toBeNull()
  expect(heard).toEqual([])
})

test('without a usable engine nothing is being said', () => {
  const speaker = open([])
  speaker.say('a', text, telling)
  speaker.sayMore('b', text, { ...telling, isWhole: true })
  expect(speaker.state().id).toBeNull()
})

test('the state is blocked until a tap', () => {
  const { engine, tap, heard } = openBrowser({ needsTap: true })
  const speaker = open([engine, createSilentEngine()])
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(3000)
  expect(speaker.state()).toMatchObject({ isBlocked: true, isSilent: true, sentence: { index: 0 } })
  tap(speaker.unlock)
  expect(speaker.state().isBlocked).toBe(false)
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(1000)
  expect(heard).toContain('Buenos días.')
  expect(speaker.state()).toMatchObject({ isBlocked: false, isSilent: false })
})

test('the voices to choose from are those of all who speak, and stay the same until they change', () => {
  const { engine } = openBrowser()
  const speaker = open([openServer(async () => soundOf(1)), engine, createSilentEngine()])
  expect(speaker.voicesOf('es').map(({ name }) => name)).toEqual(['alloy', 'Mónica'])
  expect(speaker.voicesOf('es')).toBe(speaker.voicesOf('es'))
})
