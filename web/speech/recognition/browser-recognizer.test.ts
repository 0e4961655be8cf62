import { afterEach, expect, test, vi } from 'vitest'
import { fakeRecognition } from '../../test/fake-speech.ts'
import { createBrowserRecognizer } from './browser-recognizer.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a text is final once each of its results is', () => {
  const { ear } = fakeRecognition()
  const onText = vi.fn()
  createBrowserRecognizer().listen(
    { language: 'es', phrases: [], isContinuous: true },
    { onText, onEnd: () => undefined },
  )
  const tell = (...finals: boolean[]) => {
    const results = finals.map((isFinal) => Object.assign([{ transcript: 'un café ', confidence: 0 }], { isFinal }))
    ear().dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  tell(true, false)
  tell(true, true)
  const isFinal = onText.mock.calls.map(([heard]) => heard.isFinal)
  expect(isFinal).toEqual([false, true])
})
