import { expect, type Page } from '@playwright/test'
import { loudSample } from './recordings.ts'

/** Runs in the page, before its own scripts: when speech ended, when its text came, when a turn was sent, and when the voice got the reply. */
export const watchTimes = `(() => {
  const now = () => Math.round(performance.timeOrigin + performance.now())
  const seen = { beganAt: 0, loudAt: 0, askedAt: 0, heardAt: 0, spoke: [], turns: [] }
  window.__times = seen
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints)
    seen.beganAt = 0
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 256
    const samples = new Float32Array(analyser.fftSize)
    context.createMediaStreamSource(stream).connect(analyser)
    const timer = setInterval(() => {
      if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) {
        clearInterval(timer)
        return void context.close()
      }
      analyser.getFloatTimeDomainData(samples)
      if (samples.every((sample) => Math.abs(sample) <= ${loudSample})) return
      seen.loudAt = now()
      seen.beganAt ||= seen.loudAt
    }, 5)
    return stream
  }
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const isTurn = (init?.method ?? 'GET') === 'POST' && /\\/messages$/.test(new URL(url, location.href).pathname)
    if (isTurn) seen.turns.push({ began: seen.beganAt, end: seen.loudAt, asked: seen.askedAt, heard: seen.heardAt, closed: now(), text: String(init?.body) })
    if (url.endsWith('/transcriptions')) seen.askedAt = now()
    const response = await send(input, init)
    if (url.endsWith('/transcriptions')) seen.heardAt = now()
    return response
  }
  const say = speechSynthesis.speak.bind(speechSynthesis)
  speechSynthesis.speak = (utterance) => {
    seen.spoke.push(now())
    say(utterance)
  }
})()`

export interface PageTimes {
  began: number
  end: number
  asked: number
  heard: number
  closed: number
  spoke: number
  text: string
}

const countTurns = 'window.__times.turns.length'

export const isSent = (page: Page, number: number): Promise<boolean> =>
  expect
    .poll(() => page.evaluate(countTurns), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(number)
    .then(() => true)
    .catch(() => false)

export async function readTimes(page: Page): Promise<PageTimes[]> {
  const { turns, spoke }: { turns: PageTimes[]; spoke: number[] } = await page.evaluate('window.__times')
  return turns.map((turn) => ({
    ...turn,
    spoke: spoke.find((at) => at >= turn.heard) ?? Number.NaN,
    text: String(JSON.parse(turn.text).text),
  }))
}
