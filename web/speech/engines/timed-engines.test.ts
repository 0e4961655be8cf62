import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { createClockEngine } from './clock-engine.ts'
import { createSilentEngine, syllablesIn } from './silent-engine.ts'
import type { VoiceEngine } from './voice-engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Says something, and notes when what is told. */
function follow(
  engine: VoiceEngine,
  text: string,
  { language = 'es', rate = 1 }: { language?: PracticeLanguage; rate?: number } = {},
) {
  const told: [string, number][] = []
  const from = performance.now()
  const note = (what: string) => told.push([what, performance.now() - from])
  const stop = engine.say(
    { text, language, voiceOptions: { name: null, rate, pitch: 1 } },
    {
      onStart: (sound) => note(`start ${sound?.lasts}`),
      onWord: (place) => note(`${place}`),
      onEnd: () => note('end'),
      onFail: note,
    },
  )
  return { told, stop }
}

test('the clock says every sentence in the same time, to the word', () => {
  const { told } = follow(createClockEngine(), 'Hola, Ana.')
  vi.advanceTimersByTime(2000)
  expect(told).toEqual([
    ['start 800', 0],
    ['0', 0],
    ['6', 480],
    ['end', 800],
  ])
})

test('the clock follows the speed, knows every language, and is silent once it is stopped', () => {
  const clock = createClockEngine()
  const { told, stop } = follow(clock, 'Guten Tag, Anna.', { language: 'de', rate: 0.5 })
  vi.advanceTimersByTime(1000)
  stop()
  vi.advanceTimersByTime(9000)
  expect(told).toEqual([
    ['start 2560', 0],
    ['0', 0],
    ['6', 960],
  ])
  expect(clock.voicesOf('vi')).toEqual([{ name: 'Clock', lang: 'vi', isLocal: true }])
  expect(clock.voicesOf('vi')).toBe(clock.voicesOf('vi'))
  expect(vi.getTimerCount()).toBe(0)
})

test('without a voice time passes by syllables, with a pause at a comma', () => {
  const { told } = follow(createSilentEngine(), 'Buenas tardes, Ana.')
  vi.advanceTimersByTime(5000)
  expect(told.map(([what, at]) => `${what} ${at}`)).toEqual(['start 1580 0', '0 0', '7 360', '15 970', 'end 1580'])
  expect(createSilentEngine().voicesOf('es')).toEqual([])
})

test('about as many syllables are counted as a word has, in any script', () => {
  const words = {
    café: 2,
    strengths: 1,
    Straße: 2,
    information: 4,
    água: 2,
    Здравствуйте: 3,
    咖啡: 2,
    안녕하세요: 5,
    ラーメン: 3,
    שלום: 2,
    '25': 3,
  }
  expect(Object.keys(words).map((word) => [word, syllablesIn(word)])).toEqual(Object.entries(words))
})
