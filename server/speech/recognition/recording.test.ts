import { expect, test } from 'vitest'
import { wavOf, webmOf } from '#server/test/peers/recognition/recordings.ts'
import { countedSeconds, recordingFormat } from './recording.ts'

const mp4 = Buffer.from('0000002066747970', 'hex')

test('a recording is told by its bytes, not by what it is called', () => {
  const told = [webmOf(100), Buffer.from('OggS----'), mp4, wavOf(1)].map((bytes) => recordingFormat(bytes)?.extension)
  expect(told).toEqual(['webm', 'ogg', 'mp4', 'wav'])
  for (const other of ['', 'RIFF', '<html>', 'GIF89a', 'ID3']) expect(recordingFormat(Buffer.from(other))).toBeNull()
})

const secondsOf = (bytes: Buffer) => {
  const format = recordingFormat(bytes)
  return format && countedSeconds(bytes, format)
}

test('seconds are counted, and more bytes for more', () => {
  expect(secondsOf(wavOf(2.5))).toBe(3)
  expect(secondsOf(webmOf(4_000))).toBe(1)
  expect(secondsOf(webmOf(40_000))).toBe(10)
  expect(secondsOf(webmOf(5))).toBe(1)
})

test('a header that claims a rate is not believed more than the bytes', () => {
  const forged = wavOf(10)
  forged.writeUInt32LE(0, 28)
  expect(secondsOf(forged)).toBe(Math.ceil(forged.length / 4_000))
  expect(secondsOf(Buffer.concat([Buffer.from('RIFF----WAVE')]))).toBe(1)
})
