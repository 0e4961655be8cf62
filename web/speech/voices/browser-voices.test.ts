import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSpeakingBrowser } from '../../test/speaking-browser.ts'
import { createBrowserVoices } from './browser-voices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const monica = { name: 'Mónica', lang: 'es-ES' }
const jorge = { name: 'Jorge', lang: 'es-MX' }

const open = (voices: (typeof monica)[]) => {
  const browser = openSpeakingBrowser({ voices })
  return { ...browser, voices: createBrowserVoices(browser.synthesis), listener: vi.fn() }
}

test('voices that come late are told of, and the list stays the same until then', () => {
  const { voices, listener, bring, tellVoices } = open([])
  voices.subscribe(listener)
  expect(voices.voicesOf('es')).toEqual([])
  expect(voices.voicesOf('es')).toBe(voices.voicesOf('es'))
  bring([monica])
  tellVoices()
  expect(listener).toHaveBeenCalledOnce()
  expect(voices.voicesOf('es')).toEqual([{ ...monica, isLocal: true }])
})

test('a browser that never tells is asked for a while', () => {
  const { voices, listener, bring } = open([])
  voices.subscribe(listener)
  vi.advanceTimersByTime(1000)
  bring([monica])
  vi.advanceTimersByTime(300)
  expect(listener).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('polling for voices ends, and needs a subscriber', () => {
  const { voices, listener } = open([])
  voices.subscribe(listener)
  vi.advanceTimersByTime(20_000)
  expect(vi.getTimerCount()).toBe(0)
  const leave = open([]).voices.subscribe(listener)
  leave()
  expect(vi.getTimerCount()).toBe(0)
})

test('without a subscriber, the voices are still current', () => {
  const { voices, bring } = open([])
  expect(voices.voicesOf('es')).toEqual([])
  bring([monica])
  expect(voices.voicesOf('es')).toHaveLength(1)
})

test('a voice that is there for several countries is listed once, as that of its own country', () => {
  const { voices } = open([{ name: 'Eddy', lang: 'es-MX' }, { name: 'Eddy', lang: 'es-ES' }, jorge])
  expect(voices.voicesOf('es').map(({ name, lang }) => `${name} ${lang}`)).toEqual(['Eddy es-ES', 'Jorge es-MX'])
})

test('WebKitGTK calls its own voices those of a network, and is not believed', () => {
  const far = { ...monica, localService: false }
  const isLocal = () =>
    open([far])
      .voices.voicesOf('es')
      .map((voice) => voice.isLocal)
  expect(isLocal()).toEqual([false])
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Version/60.5 Safari/605.1.15` })
  expect(isLocal()).toEqual([true])
})
