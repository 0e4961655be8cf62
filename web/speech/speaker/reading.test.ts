import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSpeakingBrowser } from '../../test/speaking-browser.ts'
import { createBrowserEngine } from '../engines/browser-engine.ts'
import { createSpeaker } from './speaker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const telling = { language: 'es', voiceOptions: { name: null, rate: 1, pitch: 1 } } as const
const open = () => {
  const { synthesis, heard } = openSpeakingBrowser()
  return { heard, speaker: createSpeaker({ engines: [createBrowserEngine(synthesis)] }) }
}

test('an answer that is still coming is said from its first whole sentence on', () => {
  const { heard, speaker } = open()
  const come = (so: string, isWhole = false) => {
    speaker.sayMore('a', so, { ...telling, isWhole })
    vi.advanceTimersByTime(1500)
    return [...heard]
  }
  expect(come('Buenos d')).toEqual([])
  expect(speaker.state().id).toBe('a')
  expect(come('Buenos días. ¿Qué')).toEqual(['Buenos días.'])
  expect(come('Buenos días. ¿Qué desea tomar? Hay')).toEqual(['Buenos días.', '¿Qué desea tomar?'])
  expect(speaker.state()).toMatchObject({ id: 'a', sentence: { index: 1, place: 13 } })
  expect(come('Buenos días. ¿Qué desea tomar? Hay café.', true).at(-1)).toBe('Hay café.')
  expect(speaker.state().id).toBeNull()
})

test('once a coming answer was stopped, or something else is said, the rest of it is not', () => {
  const { heard, speaker } = open()
  speaker.sayMore('a', 'Uno. Dos', { ...telling, isWhole: false })
  vi.advanceTimersByTime(30)
  speaker.stop()
  speaker.sayMore('a', 'Uno. Dos. Tres', { ...telling, isWhole: false })
  vi.advanceTimersByTime(2000)
  speaker.say('word', 'Dos', telling)
  vi.advanceTimersByTime(2000)
  speaker.sayMore('a', 'Uno. Dos. Tres.', { ...telling, isWhole: true })
  vi.advanceTimersByTime(2000)
  expect(heard).toEqual(['Uno.', 'Dos'])
})
