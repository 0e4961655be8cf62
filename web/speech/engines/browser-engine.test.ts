import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { characterTakes, openSpeakingBrowser, type Quirks } from '../../test/speaking-browser.ts'
import { createBrowserEngine } from './browser-engine.ts'
import type { SpeechListener, Sentence } from './voice-engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const text = 'Buenos días, señora.'
const voiceOptions = { name: null, rate: 1, pitch: 1 }
const sentence: Sentence = { text, language: 'es', voiceOptions }
const lasts = text.length * characterTakes

function open(quirks: Quirks = {}) {
  const browser = openSpeakingBrowser(quirks)
  const engine = createBrowserEngine(browser.synthesis)
  const told: string[] = []
  const hearer = (name = ''): SpeechListener => ({
    onStart: () => told.push(`${name}start`),
    onWord: (place) => told.push(`${name}${place}`),
    onEnd: () => told.push(`${name}end`),
    onFail: (why) => told.push(`${name}${why}`),
  })
  return { ...browser, engine, told, hearer, say: (said = sentence) => engine.say(said, hearer()) }
}

test('a sentence begins, its words come where they stand, and it ends', () => {
  const { say, told } = open()
  say()
  vi.advanceTimersByTime(lasts + 100)
  expect(told).toEqual(['start', '0', '7', '13', 'end'])
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is told, and nothing heard, after it was stopped', () => {
  const { say, told, isSpeaking } = open()
  const stop = say()
  vi.advanceTimersByTime(300)
  stop()
  expect(isSpeaking()).toBe(false)
  vi.advanceTimersByTime(20_000)
  expect(told).toEqual(['start', '0'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is said right after something was cut off is said, in browsers that would drop it too', () => {
  const { say, told, heard, engine, hearer } = open({ dropsAfterCut: true })
  const stop = say()
  vi.advanceTimersByTime(300)
  stop()
  engine.say({ ...sentence, text: 'Adiós.' }, hearer('b-'))
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([text, 'Adiós.'])
  expect(told).toEqual(['start', '0', 'b-start', 'b-0', 'b-end'])
})

test('what is stopped before it begins is never said', () => {
  const { say, told, heard } = open({ dropsAfterCut: true })
  say()()
  say()()
  vi.advanceTimersByTime(5000)
  expect([told, heard]).toEqual([[], []])
})

test('the end of what was cut off is not taken for the end of what is said now', () => {
  const { say, told, engine, hearer } = open({ misdirectsEnds: true, dropsAfterCut: true })
  const stop = say()
  vi.advanceTimersByTime(300)
  stop()
  engine.say(sentence, hearer('b-'))
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['start', '0', 'b-start', 'b-0'])
  vi.advanceTimersByTime(lasts + 200)
  expect(told.at(-1)).toBe('b-end')
})

test('a sentence that never ends is ended, and the browser silenced', () => {
  const { say, told, isSpeaking } = open({ endsNever: true })
  say()
  vi.advanceTimersByTime(15_000)
  expect(told.at(-1)).toBe('end')
  expect(isSpeaking()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('an end that the browser forgets to tell is noticed at once', () => {
  const { say, told } = open({ forgetsEnd: true })
  say()
  vi.advanceTimersByTime(lasts + 1000)
  expect(told.at(-1)).toBe('end')
})

test('a voice that does not say when it begins has begun with its first word', () => {
  const { say, told } = open({
    tellsNoStart: true,
    voices: [{ name: 'Google español', lang: 'es-ES', localService: false }],
  })
  say()
  vi.advanceTimersByTime(lasts + 100)
  expect(told.filter((event) => !/\d/.test(event))).toEqual(['start', 'end'])
})

test('a voice of the network is kept from falling silent after 15 seconds', () => {
  const google = { name: 'Google español', lang: 'es-ES', localService: false }
  const { say, told, heard } = open({ fallsSilent: true, voices: [google] })
  const long = 'Una frase muy larga. '.repeat(8)
  say({ ...sentence, text: long, voiceOptions: { ...voiceOptions, rate: 0.5 } })
  vi.advanceTimersByTime(long.length * 2 * characterTakes + 300)
  expect(heard).toHaveLength(1)
  expect(told.at(-1)).toBe('end')
})

test('before a tap it reports "blocked", and after a tap it speaks', () => {
  const { say, told, tap, heard, engine } = open({ needsTap: true })
  say()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual(['blocked'])
  tap(() => engine.unlock?.())
  vi.advanceTimersByTime(100)
  say()
  vi.advanceTimersByTime(lasts + 200)
  expect(heard).toEqual([' ', text])
  expect(told.at(-1)).toBe('end')
})

test('unlocking is not to be heard, and leaves a browser able to speak that an empty utterance silences for good', () => {
  const { say, told, engine, volumes } = open()
  engine.unlock?.()
  vi.advanceTimersByTime(100)
  say()
  vi.advanceTimersByTime(lasts + 200)
  expect(volumes).toEqual([0, 1])
  expect(told.at(-1)).toBe('end')
})

test('a voice that starts nothing is dead after a second and a half, though the browser says that it speaks', () => {
  const { say, told } = open({ isDead: true })
  say()
  vi.advanceTimersByTime(1400)
  expect(told).toEqual([])
  vi.advanceTimersByTime(200)
  expect(told).toEqual(['broken'])
  vi.advanceTimersByTime(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a voice is not given up while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { say, told } = open({ isDead: true })
  say()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(1600)
  expect(told).toEqual(['broken'])
})

test('a browser that forbids it says so, and one that can’t is broken', () => {
  const outcomes = (['not-allowed', 'synthesis-failed'] as const).map((error) => {
    const { say, told } = open({ error })
    say()
    vi.advanceTimersByTime(100)
    return told
  })
  expect(outcomes).toEqual([['blocked'], ['broken']])
})

test('an utterance that another page cut off before its start is spoken again', () => {
  const { say, told, synthesis } = open()
  say()
  synthesis.cancel()
  vi.advanceTimersByTime(lasts + 300)
  expect(told).toEqual(['start', '0', '7', '13', 'end'])
})

test('an English voice does not read Spanish', () => {
  const { say, told, heard } = open({ voices: [{ name: 'Samantha', lang: 'en-US' }] })
  say()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual(['broken'])
  expect(heard).toEqual([])
})
