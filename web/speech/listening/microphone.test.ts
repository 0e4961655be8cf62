import { expect, test, vi } from 'vitest'
import { openAudio } from '../../test/audio.ts'
import { type Microphone, openMicrophone } from './microphone.ts'

function pretendDevices(open: () => Promise<unknown>) {
  const getUserMedia = vi.fn(open)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
}
function plugIn() {
  const audio = openAudio()
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  pretendDevices(async () => ({ getTracks: () => [track] }))
  return { ...audio, track }
}
const opened = async (onLost = () => undefined): Promise<Microphone> => {
  const microphone = await openMicrophone(onLost)
  if (typeof microphone === 'string') throw new Error(microphone)
  return microphone
}

test('loudness is a number from 0 to 1', async () => {
  const { setLevel } = plugIn()
  const microphone = await opened()
  const levels = [0, 0.001, 0.03, 0.3, 1].map((level) => {
    setLevel(level)
    return Math.round(microphone.level() * 100)
  })
  expect(levels).toEqual([0, 0, 49, 83, 100])
})

test('a microphone that is let go listens no more', async () => {
  const { track, states } = plugIn()
  const onLost = vi.fn()
  const microphone = await opened(onLost)
  microphone.close()
  microphone.close()
  track.dispatchEvent(new Event('ended'))
  expect(track.stop).toHaveBeenCalled()
  expect(states()).toEqual([])
  expect(onLost).not.toHaveBeenCalled()
})

test('a microphone that is pulled out is told of', async () => {
  const { track } = plugIn()
  const onLost = vi.fn()
  await opened(onLost)
  track.dispatchEvent(new Event('ended'))
  expect(onLost).toHaveBeenCalledOnce()
})

test('why there is none is told apart', async () => {
  const outcomes: unknown[] = []
  for (const name of ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'AbortError']) {
    pretendDevices(() => Promise.reject(new DOMException('', name)))
    outcomes.push(await openMicrophone(() => undefined))
  }
  vi.stubGlobal('navigator', {})
  outcomes.push(await openMicrophone(() => undefined))
  expect(outcomes).toEqual(['denied', 'none', 'busy', 'busy', 'none'])
})
