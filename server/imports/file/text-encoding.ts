/** How many of the first bytes are looked at. */
const sampleSize = 4096

/** The text of a file: UTF-8 or UTF-16 with or without a byte order mark, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decode('utf-8', bytes)
  if (startsWith(bytes, [0xff, 0xfe])) return decode('utf-16le', bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return decode('utf-16be', bytes)
  const wide = wideEncoding(bytes)
  if (wide) return decode(wide, bytes)
  const text = decode('utf-8', bytes)
  return isMostlyBroken(text) ? decode('windows-1252', bytes) : text
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

// In UTF-16, separators, digits and line ends have a zero on one side and never on the other.
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampleSize)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = sample.length / 20
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : undefined
}

// One bad byte in an otherwise good file does not make it another encoding.
function isMostlyBroken(text: string): boolean {
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return broken > 0 && broken >= (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0)
}
