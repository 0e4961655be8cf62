import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSpeakingBrowser } from '../../test/speaking-browser.ts'
import { createBrowserEngine } from './browser-engine.ts'
import { createClockEngine } from './clock-engine.ts'
import { createSilentEngine } from './silent-engine.ts'
import type { VoiceEngine } from './voice-engine.ts'
import { createSpeaker } from '../speaker/speaker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const telling = { language: 'es', voiceOptions: { name: null, rate: 1, pitch: 1 } } as const
const text = 'Buenos días. ¿Qué desea tomar?'
const mayFail = (isDead: () => boolean): VoiceEngine['say'] => {
  const { say } = createClockEngine()
  return (sentence, hearer) => {
    if (!isDead()) return say(sentence, hearer)
    hearer.onFail('broken')
    return () => undefined
  }
}
const openDead = () => {
  const browser = openSpeakingBrowser({ isDead: true })
  return { ...browser, engine: createBrowserEngine(browser.synthesis) }
}

test('a browser that takes what it is given and starts none of it is dead: captions take over, and that is known', () => {
  const { engine, heard } = openDead()
  const speaker = createSpeaker({ engines: [engine, createSilentEngine()] })
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(1400)
  expect(speaker.state()).toMatchObject({ sentence: null, unheard: null })
  vi.advanceTimersByTime(200)
  expect(speaker.state()).toMatchObject({ sentence: { text: 'Buenos días.' }, isSilent: true, unheard: 'a' })
  vi.advanceTimersByTime(10_000)
  expect([heard, speaker.state().id, speaker.state().unheard]).toEqual([[], null, 'a'])
})

test('where nothing shows captions, it is known that nothing was heard, until a voice is heard again', () => {
  const { engine } = openDead()
  const dead = createSpeaker({ engines: [engine] })
  dead.say('a', text, telling)
  vi.advanceTimersByTime(6000)
  expect(dead.state()).toMatchObject({ id: null, unheard: 'a' })
  const speaker = createSpeaker({ engines: [engine, createClockEngine()] })
  speaker.say('b', text, telling)
  vi.advanceTimersByTime(2000)
  expect(speaker.state()).toMatchObject({ id: 'b', unheard: null, isReplaced: true })
})

test('that another voice took over is known until the first one is heard again', () => {
  let isDead = true
  const first = { ...createClockEngine(), say: mayFail(() => isDead) }
  const speaker = createSpeaker({ engines: [first, createClockEngine()] })
  speaker.say('a', text, telling)
  vi.advanceTimersByTime(10_000)
  expect(speaker.state()).toMatchObject({ id: null, unheard: null, isReplaced: true })
  isDead = false
  vi.advanceTimersByTime(60_000)
  speaker.say('b', text, telling)
  vi.advanceTimersByTime(500)
  expect(speaker.state()).toMatchObject({ id: 'b', isReplaced: false })
})
