import { mock } from 'node:test'
import { levelOf } from '#web/speech/listening/loudness.ts'
import { createServerRecognizer } from '#web/speech/recognition/server-recognizer.ts'
import { createHandsFree } from '#web/speech/turns/hands-free.ts'
import { sampleRate } from './espeak.ts'
import { endOf, heardUntil, type RecordedAnswer } from './recordings.ts'

export interface RecordedTurn {
  /** It was closed before the last word. */
  isEarly: boolean
  /** Milliseconds from the end of the last word to the end of the turn. */
  wait: number
  /** What it was closed with. */
  text: string
}

/** Milliseconds: one step of the clock, what the recogniser takes, the length of what a level is measured of. */
const [step, recognition, frame] = [20, 300, 43]
const longestTurn = 60_000

/** The product's own recognizer and turns, listening to sounds on a clock that the loop moves. */
export async function hearTurns(
  answers: readonly RecordedAnswer[],
  lesson: number,
  write = (text: string) => text,
): Promise<{ turns: RecordedTurn[]; asks: number }> {
  let time = 0
  let asks = 0
  const transcribe = (text: string) => {
    asks += 1
    return write(text)
  }
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] })
  const now = mock.method(performance, 'now', () => time)
  const pass = async () => {
    time += step
    mock.timers.tick(step)
    await new Promise((resolve) => setImmediate(resolve))
  }
  try {
    const turns: RecordedTurn[] = []
    for (let at = 0; at < answers.length; at += lesson) {
      const hear = openLesson(() => time, pass, transcribe)
      for (const answer of answers.slice(at, at + lesson)) turns.push(await hear(answer))
    }
    return { turns, asks }
  } finally {
    now.mock.restore()
    mock.timers.reset()
  }
}

function openLesson(now: () => number, pass: () => Promise<void>, write: (text: string) => string) {
  let answer: RecordedAnswer | null = null
  let startedAt = 0
  const sent: string[] = []
  const here = () => now() - startedAt
  const recording = {
    level: () => (answer ? levelOf(frameBefore(answer.samples, here())) : 0),
    soFar: async () => new Blob([]),
    restart: () => undefined,
    close: () => undefined,
  }
  const transcribe = async () => {
    const text = write(answer ? heardUntil(answer, here()) : '')
    await new Promise((resolve) => setTimeout(resolve, recognition))
    return { text, confidence: 0.9 }
  }
  const recognizer = createServerRecognizer({ transcribe, record: async () => recording, canRecord: () => true })
  const handsFree = createHandsFree({
    recognizer: () => recognizer,
    context: () => ({
      language: answer?.language ?? 'en',
      level: answer?.level ?? null,
      expects: answer?.expects ?? [],
      phrases: [],
    }),
    onTurn: (text) => void sent.push(text),
    onBroken: () => {
      throw new Error('the recognizer broke')
    },
  })
  return async (next: RecordedAnswer): Promise<RecordedTurn> => {
    answer = next
    sent.length = 0
    startedAt = now()
    if (handsFree.state().phase === 'off') handsFree.start()
    else {
      handsFree.setPartnersTurn(true)
      handsFree.setPartnersTurn(false)
    }
    while (sent.length === 0 && here() < longestTurn) await pass()
    return { isEarly: here() < endOf(next), wait: here() - endOf(next), text: sent[0] ?? '' }
  }
}

function frameBefore(samples: Float32Array, time: number): Float32Array {
  const to = Math.round((time * sampleRate) / 1000)
  return samples.subarray(Math.max(0, to - Math.round((frame * sampleRate) / 1000)), Math.max(0, to))
}
