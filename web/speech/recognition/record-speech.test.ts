import { afterEach, expect, test, vi } from 'vitest'
import { canRecord } from './record-speech.ts'

afterEach(() => void vi.unstubAllGlobals())

const pretend = (types: readonly string[] | null, mediaDevices: object | undefined) => {
  vi.stubGlobal('MediaRecorder', types ? { isTypeSupported: (type: string) => types.includes(type) } : undefined)
  vi.stubGlobal('navigator', { mediaDevices })
}
const devices = { getUserMedia: () => undefined }

test.for(['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'])(
  'a browser that writes %s records',
  (type) => {
    pretend([type], devices)
    expect(canRecord()).toBe(true)
  },
)

test('a recorder without a format that the server reads is none, and so is one without a microphone', () => {
  pretend([], devices)
  expect(canRecord()).toBe(false)
  pretend(['audio/mp4'], undefined)
  expect(canRecord()).toBe(false)
  pretend(null, devices)
  expect(canRecord()).toBe(false)
})
