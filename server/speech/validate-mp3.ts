import { upstreamError } from '#server/upstream/upstream-error.ts'

/** Two minutes at 320 kbit/s. */
export const maxSoundBytes = 5_000_000

const isMp3 = (bytes: Uint8Array) => (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) || isFrame(bytes)

// The frame sync, without reserved values, layer III only: a UTF-16 byte order mark looks like layer I.
const isFrame = ([first = 0, second = 0, third = 0]: Uint8Array) =>
  first === 0xff &&
  (second & 0xe0) === 0xe0 &&
  (second & 0x18) !== 0x08 &&
  (second & 0x06) === layer3 &&
  (third & 0xf0) !== 0xf0 &&
  (third & 0x0c) !== 0x0c
const layer3 = 0x02

export async function* validateMp3(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array()
  let length = 0
  for await (const chunk of source) {
    length += chunk.length
    if (length > maxSoundBytes) throw upstreamError('too long')
    if (!start) {
      yield chunk
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.length < 3) continue
    if (!isMp3(start)) break
    yield start
    start = null
  }
  if (start) throw upstreamError('no sound')
}
