import { expect, type Page } from '@playwright/test'

/** Runs in the page, before its own scripts: when speech ended, when its text came, and when a turn was sent. */
export const watchTimes = `(() => {
  const now = () => Math.round(performance.timeOrigin + performance.now())
  const seen = { loudAt: 0, heardAt: 0, turns: [] }
  window.__times = seen
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints)
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
      if (samples.some((sample) => Math.abs(sample) > 0.02)) seen.loudAt = now()
    }, 5)
    return stream
  }
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const isTurn = (init?.method ?? 'GET') === 'POST' && /\\/messages$/.test(new URL(url, location.href).pathname)
    if (isTurn) seen.turns.push({ end: seen.loudAt, heard: seen.heardAt, closed: now(), text: String(init?.body) })
    const response = await send(input, init)
    if (url.endsWith('/transcriptions')) seen.heardAt = now()
    return response
  }
})()`

/** The times of the turn with this number, once it is sent; null if it never is. */
export async function pageTimes(
  page: Page,
  number: number,
): Promise<{ end: number; heard: number; closed: number; text: string } | null> {
  const count = () => page.evaluate('window.__times.turns.length')
  const isSent = await expect
    .poll(count, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(number)
    .then(() => true)
    .catch(() => false)
  if (!isSent) return null
  const turn: { end: number; heard: number; closed: number; text: string } = await page.evaluate(
    `window.__times.turns[${number - 1}]`,
  )
  return { ...turn, text: String(JSON.parse(turn.text).text) }
}
