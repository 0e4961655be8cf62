import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRecorder } from '../../test/recognition.ts'
import { askAfter, askEarlyAfter, createServerRecognizer } from './server-recognizer.ts'
import type { HeardText } from './speech-recognizer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(
  isContinuous: boolean,
  answers: (HeardText | Error)[] = [{ text: 'un café', confidence: 0.9 }],
  delay = 0,
) {
  const recorder = openRecorder()
  let asks = 0
  const transcribe = async () => {
    const answer = answers[Math.min(asks, answers.length - 1)]
    asks += 1
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer')
    return answer
  }
  const [onText, onSound, onStir, onEnd] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const recognizer = createServerRecognizer({ transcribe, record: recorder.record, canRecord: () => true })
  const listening = recognizer.listen({ language: 'es', phrases: [], isContinuous }, { onText, onSound, onStir, onEnd })
  await vi.advanceTimersByTimeAsync(0)
  const speak = async (lasts: number) => {
    recorder.setLevel(0.7)
    await vi.advanceTimersByTimeAsync(lasts)
    recorder.setLevel(0.05)
  }
  return {
    ...recorder,
    listening,
    onText,
    onSound,
    onStir,
    onEnd,
    speak,
    asks: () => asks,
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  }
}

test('dictation ends at the first pause, with what was said', async () => {
  const { speak, pass, onText, onSound, onEnd, close } = await open(false)
  await speak(1000)
  await pass(askAfter - 100)
  expect(onText).not.toHaveBeenCalled()
  await pass(200)
  expect(onText).toHaveBeenCalledWith({ text: 'un café', confidence: 0.9 })
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null)
  expect(onSound.mock.calls).toEqual([[true], [false]])
  expect(close).toHaveBeenCalled()
})

test('the beginning of a sound is told before it is known to be speech', async () => {
  const { speak, onSound, onStir, pass } = await open(true)
  await pass(200)
  await speak(40)
  await pass(100)
  expect(onStir).toHaveBeenCalled()
  expect(onSound).not.toHaveBeenCalled()
  onStir.mockClear()
  await speak(400)
  expect(onSound.mock.calls).toEqual([[true]])
  const before = onStir.mock.calls.length
  await speak(400)
  expect(onStir).toHaveBeenCalledTimes(before)
})

test('over pauses it goes on, and is asked once a pause for all that was said', async () => {
  const { speak, pass, onText, onEnd, asks, listening } = await open(true, [
    { text: 'un café', confidence: 0.9 },
    { text: 'un café con leche', confidence: 0.8 },
  ])
  await speak(500)
  await pass(1500)
  expect(asks()).toBe(1)
  await speak(500)
  await pass(600)
  expect(onText.mock.calls.map(([{ text }]) => text)).toEqual(['un café', 'un café con leche'])
  listening.stop()
  await pass(0)
  expect([asks(), onEnd.mock.calls]).toEqual([2, [[null]]])
})

test('stopped in the middle of a word, what was said until then still counts', async () => {
  const { speak, pass, listening, onText, onEnd } = await open(true)
  await speak(300)
  listening.stop()
  await pass(0)
  expect(onText).toHaveBeenCalledOnce()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null)
})

test('silence is never sent: the recording starts anew', async () => {
  const { pass, asks, restarts, listening, onEnd } = await open(true)
  await pass(13_000)
  expect([asks(), restarts()]).toEqual([0, 3])
  listening.stop()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null)
})

test('dictation in which nothing is said ends, and says so', async () => {
  const { pass, onEnd, asks } = await open(false)
  await pass(9000)
  expect([onEnd.mock.calls, asks()]).toEqual([[['silent']], 0])
})

test('a server that does not answer has failed, so that another may listen', async () => {
  const { speak, pass, onEnd } = await open(true, [new Error('502')])
  await speak(500)
  await pass(600)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed')
})

test('a minute is the longest', async () => {
  const { speak, pass, onEnd } = await open(true)
  await speak(61_000)
  await pass(100)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null)
})

test('after an abort nothing is heard, and the microphone is let go', async () => {
  const { speak, pass, listening, onText, onEnd, close } = await open(true)
  await speak(500)
  listening.abort()
  await pass(5000)
  expect([onText.mock.calls, onEnd.mock.calls]).toEqual([[], [[null]]])
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'denied'],
  ['NotReadableError', 'failed'],
] as const)('a microphone that can’t be opened (%s) is told as %s', async (name, failure) => {
  const onEnd = vi.fn()
  const record = () => Promise.reject(new DOMException('', name))
  const { listen } = createServerRecognizer({
    transcribe: () => Promise.reject(new Error('no')),
    record,
    canRecord: () => true,
  })
  listen({ language: 'es', phrases: [], isContinuous: false }, { onText: vi.fn(), onEnd })
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(failure)
})

test('in a lesson a short pause is asked about, but not again within a second', async () => {
  const { speak, pass, asks } = await open(true)
  await speak(1000)
  await pass(askEarlyAfter + 100)
  expect(asks()).toBe(1)
  await speak(300)
  await pass(askEarlyAfter + 100)
  expect(asks()).toBe(1)
  await pass(askAfter)
  expect(asks()).toBe(2)
})

test('what was said before a pause is not told in the next one', async () => {
  const answers = [
    { text: 'un café', confidence: 0.9 },
    { text: 'un café con leche', confidence: 0.9 },
  ]
  const { speak, pass, onText } = await open(true, answers, 600)
  await speak(1000)
  await pass(askEarlyAfter + 80)
  await speak(300)
  await pass(400)
  expect(onText).not.toHaveBeenCalled()
  await pass(1200)
  expect(onText.mock.calls.map(([{ text }]) => text)).toEqual(['un café con leche'])
})

test('a sound after it was stopped does not lose what was said', async () => {
  const { speak, pass, listening, onText, onEnd } = await open(false, undefined, 300)
  await speak(1000)
  listening.stop()
  await speak(200)
  await pass(400)
  expect(onText).toHaveBeenCalledExactlyOnceWith({ text: 'un café', confidence: 0.9 })
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null)
})
