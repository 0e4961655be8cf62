import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import { openAudio, soundOf } from '../../test/audio.ts'
import type { FetchSound } from './sound-cache.ts'
import { suspendDelay } from './loudspeaker.ts'
import { createServerEngine } from './server-engine.ts'
import type { SpeechListener, Sentence, SoundInfo } from './voice-engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sentence: Sentence = { text: 'Buenos días.', language: 'es', voiceOptions: { name: 'alloy', rate: 1, pitch: 1 } }

const voices: VoiceOption[] = [
  { name: 'sara', language: null },
  { name: 'alloy', language: 'any' },
  { name: 'if_sara', language: 'it' },
]

function open({ isBlocked = false, fetchSound = vi.fn<FetchSound>(async () => soundOf(600)) } = {}) {
  const audio = openAudio({ isBlocked })
  const engine = createServerEngine({ voices, fetchSound })
  const told: string[] = []
  const sounds: (SoundInfo | undefined)[] = []
  const hearer: SpeechListener = {
    onStart: (sound) => {
      sounds.push(sound)
      told.push('start')
    },
    onWord: () => told.push('word'),
    onEnd: () => told.push('end'),
    onFail: (why) => told.push(why),
  }
  return { ...audio, engine, told, sounds, fetchSound, say: (said = sentence) => engine.say(said, hearer) }
}

test('a sentence is fetched and played, and how long and how loud it is is known as it begins', async () => {
  const { say, told, sounds } = open()
  say()
  await vi.advanceTimersByTimeAsync(300)
  expect(told).toEqual(['start'])
  expect(sounds[0]?.lasts).toBe(600)
  expect(sounds[0]?.loudness?.(100)).toBe(1)
  expect(sounds[0]?.loudness?.(500)).toBe(0)
  await vi.advanceTimersByTimeAsync(400)
  expect(told).toEqual(['start', 'end'])
  await vi.advanceTimersByTimeAsync(suspendDelay)
  expect(vi.getTimerCount()).toBe(0)
})

test('a browser’s audio is opened once, sleeps when all is silent, and is given back in the end', async () => {
  const { say, engine, states, told } = open()
  for (let at = 0; at < 5; at += 1) {
    say()
    await vi.advanceTimersByTimeAsync(700)
  }
  expect(states()).toEqual(['running'])
  await vi.advanceTimersByTimeAsync(suspendDelay)
  expect(states()).toEqual(['suspended'])
  say()
  await vi.advanceTimersByTimeAsync(700)
  expect(states()).toEqual(['running'])
  expect(told.filter((event) => event === 'end')).toHaveLength(6)
  engine.close?.()
  expect(states()).toEqual([])
  say()
  await vi.advanceTimersByTimeAsync(700)
  expect(states()).toEqual(['running'])
  expect(told.at(-1)).toBe('end')
})

test('a tap after which nothing is said does not keep the audio awake', async () => {
  const { engine, states } = open()
  engine.unlock?.()
  await vi.advanceTimersByTimeAsync(suspendDelay + 10)
  expect(states()).toEqual(['suspended'])
})

test('stopping breaks off the call, and that of the next sentence, and both can be asked for again', async () => {
  const signals: AbortSignal[] = []
  const fetchSound = vi.fn<FetchSound>((_, signal) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const { say, told, engine } = open({ fetchSound })
  const stop = say()
  engine.prepare?.({ ...sentence, text: '¿Qué desea?' })
  await vi.advanceTimersByTimeAsync(100)
  stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  fetchSound.mockImplementation(async () => soundOf(600))
  say()
  await vi.advanceTimersByTimeAsync(700)
  expect(told).toEqual(['start', 'end'])
})

test('a sound that has not come after four seconds is given up, and never heard', async () => {
  let aborted = false
  const fetchSound = vi.fn<FetchSound>(async (_, signal) => {
    signal.addEventListener('abort', () => (aborted = true))
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return soundOf(600)
  })
  const { say, told, playing } = open({ fetchSound })
  say()
  await vi.advanceTimersByTimeAsync(3900)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect([told, aborted]).toEqual([['broken'], true])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([told, playing.size]).toEqual([['broken'], 0])
})

test('nothing is heard after it was stopped, be it fetched, decoded or played', async () => {
  const fetchSound = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return soundOf(600)
  }
  for (const after of [0, 50, 300]) {
    const { say, told, playing } = open({ fetchSound: vi.fn<FetchSound>(fetchSound) })
    const stop = say()
    await vi.advanceTimersByTimeAsync(after)
    const before = [...told]
    stop()
    expect(playing.size).toBe(0)
    await vi.advanceTimersByTimeAsync(120)
    expect(playing.size).toBe(0)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(told).toEqual(before)
  }
})

test('the next sentence is fetched while one is said, and what was fetched is not fetched again', async () => {
  const { say, engine, fetchSound } = open()
  const next = { ...sentence, text: '¿Qué desea?' }
  say()
  engine.prepare?.(next)
  await vi.advanceTimersByTimeAsync(700)
  say(next)
  say()
  await vi.advanceTimersByTimeAsync(700)
  expect(fetchSound.mock.calls.map(([{ text }]) => text)).toEqual(['Buenos días.', '¿Qué desea?'])
})

test('only the last twenty sounds are kept', async () => {
  const { engine, fetchSound } = open()
  for (let at = 0; at < 25; at += 1) engine.prepare?.({ ...sentence, text: `Frase ${at}.` })
  engine.prepare?.({ ...sentence, text: 'Frase 24.' })
  expect(fetchSound).toHaveBeenCalledTimes(25)
  engine.prepare?.({ ...sentence, text: 'Frase 0.' })
  expect(fetchSound).toHaveBeenCalledTimes(26)
})

test('a sound that fails, is no sound or never comes says so, and is asked for again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(soundOf(0)), new Promise<Blob>(() => undefined)]
  for (const answer of answers) {
    const fetchSound = vi.fn<FetchSound>(() => answer)
    const { say, told } = open({ fetchSound })
    say()
    await vi.advanceTimersByTimeAsync(13_000)
    expect(told).toEqual(['broken'])
  }
  const fetchSound = vi.fn<FetchSound>(async () => soundOf(600)).mockRejectedValueOnce(new Error('away'))
  const { say, told } = open({ fetchSound })
  say()
  await vi.advanceTimersByTimeAsync(10)
  say()
  await vi.advanceTimersByTimeAsync(700)
  expect(told).toEqual(['broken', 'start', 'end'])
})

test('before a tap it reports "blocked", and a single context is opened', async () => {
  const { say, told, engine, allow, opened } = open({ isBlocked: true })
  say()
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['blocked'])
  allow()
  engine.unlock?.()
  say()
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['blocked', 'start', 'end'])
  expect(opened()).toBe(1)
})

test('a voice of the server is there for its own language, and it is said of which nothing is known', () => {
  const { engine } = open()
  const factsOf = (language: PracticeLanguage) =>
    engine.voicesOf(language).map(({ name, isUnsure }) => [name, isUnsure])
  expect(factsOf('it')).toEqual([
    ['sara', true],
    ['alloy', undefined],
    ['if_sara', undefined],
  ])
  expect(factsOf('es')).toEqual([
    ['sara', true],
    ['alloy', undefined],
  ])
  expect(engine.voicesOf('it')).toBe(engine.voicesOf('it'))
})
