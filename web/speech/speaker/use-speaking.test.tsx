import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSpeakingBrowser } from '../../test/speaking-browser.ts'
import { createBrowserEngine } from '../engines/browser-engine.ts'
import { createSpeaker, type Speaker } from './speaker.ts'
import { useSayingId, useSpeaking } from './use-speaking.ts'
import { useVoices } from '../voices/use-voices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const telling = { language: 'es', voiceOptions: { name: null, rate: 1, pitch: 1 } } as const
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function Caption({ speaker }: { speaker: Speaker }) {
  return <p>{useSpeaking(speaker).sentence?.text ?? 'Silence'}</p>
}
function Saying({ speaker, onRender }: { speaker: Speaker; onRender: () => void }) {
  onRender()
  return <p>{useSayingId(speaker) ?? 'Nothing'}</p>
}
function Voices({ speaker }: { speaker: Speaker }) {
  return useVoices(speaker, 'es').map(({ name }) => <p key={name}>{name}</p>)
}

test('captions follow each word, while the id’s subscribers render only when the text changes', () => {
  const speaker = createSpeaker({ engines: [createBrowserEngine(openSpeakingBrowser().synthesis)] })
  const onRender = vi.fn()
  render([<Caption key="caption" speaker={speaker} />, <Saying key="saying" speaker={speaker} onRender={onRender} />])
  act(() => speaker.say('a', 'Buenos días. ¿Qué desea tomar?', telling))
  pass(300)
  screen.getByText('Buenos días.')
  screen.getByText('a')
  pass(1000)
  screen.getByText('¿Qué desea tomar?')
  pass(2000)
  screen.getByText('Silence')
  screen.getByText('Nothing')
  expect(onRender).toHaveBeenCalledTimes(3)
})

test('voices stand in the list as soon as the browser has them', () => {
  const browser = openSpeakingBrowser({ voices: [] })
  const { unmount } = render(<Voices speaker={createSpeaker({ engines: [createBrowserEngine(browser.synthesis)] })} />)
  expect(screen.queryByText('Mónica')).toBeNull()
  browser.bring([{ name: 'Mónica', lang: 'es-ES' }])
  pass(300)
  screen.getByText('Mónica')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
