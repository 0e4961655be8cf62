import { isUtf8 } from 'node:buffer'

const sampleSize = 4096
const lineFeed = 0x0a

export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decode('utf-8', bytes)
  if (startsWith(bytes, [0xff, 0xfe])) return decode('utf-16le', bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return decode('utf-16be', bytes)
  const wide = wideEncoding(bytes)
  if (wide) return decode(wide, bytes)
  return isUtf8(bytes) || isWestern(bytes) ? decodeWhole(bytes) : [...linesOf(bytes)].map(decodeWhole).join('')
}

const decodeWhole = (bytes: Uint8Array) => decode(isWestern(bytes) ? 'windows-1252' : 'utf-8', bytes)

// Lists that were put together may have lines in both.
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineFeed, from)
    const next = end === -1 ? bytes.length : end + 1
    yield bytes.subarray(from, next)
    from = next
  }
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

// ASCII in UTF-16 has a zero byte on one side only.
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampleSize)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = sample.length / 20
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : undefined
}

// A single bad byte does not make it another encoding.
function isWestern(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return false
  const text = decode('utf-8', bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return broken > 0 && broken >= (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0)
}
