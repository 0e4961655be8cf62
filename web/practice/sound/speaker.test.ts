import { beforeEach, expect, test, vi } from 'vitest'
import { breathsOf, createSpeaker } from './speaker.ts'

class Utterance extends EventTarget {
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const said: Utterance[] = []
const synthesis = { speak: (speech: unknown) => said.push(speech as Utterance), cancel: vi.fn() }
const manner = { voice: { lang: 'es-ES' } as SpeechSynthesisVoice, rate: 1, pitch: 1 }
const open = () => createSpeaker(synthesis)

beforeEach(() => {
  said.length = 0
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})

test('a long text is said sentence by sentence, and then there is silence', () => {
  const speaker = open()
  const sentence = 'Hoy tenemos una sopa de pescado muy buena y también un arroz con verduras de nuestra huerta. '
  speaker.say('a', sentence.repeat(4), manner)
  for (let at = 0; at < 4; at += 1) {
    expect(said).toHaveLength(at + 1)
    expect(speaker.saying()).toBe('a')
    said[at]?.dispatchEvent(new Event('end'))
  }
  expect(speaker.saying()).toBeNull()
})

test('what is said next takes over, and the end of what was cut off changes nothing', () => {
  const speaker = open()
  speaker.say('a', 'Hola.', manner)
  speaker.say('b', 'Adiós.', manner)
  said[0]?.dispatchEvent(new Event('end'))
  said[0]?.dispatchEvent(new Event('error'))
  expect(speaker.saying()).toBe('b')
})

test('a speech that never ends is ended', () => {
  vi.useFakeTimers()
  const speaker = open()
  speaker.say('a', 'Hola.', manner)
  vi.advanceTimersByTime(10_000)
  expect(speaker.saying()).toBeNull()
  vi.useRealTimers()
})

test('nothing of a text is lost between breaths', () => {
  const text = 'Una frase sin fin '.repeat(40).trim()
  expect(breathsOf(text, 'es_ES').join(' ')).toBe(text)
  expect(breathsOf(text, 'es_ES').every(({ length }) => length <= 180)).toBe(true)
})
