export interface RecordingFormat {
  extension: 'webm' | 'ogg' | 'mp4' | 'wav'
  type: string
}

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1')

export function recordingFormat(bytes: Uint8Array): RecordingFormat | null {
  if (ascii(bytes, 0, 4) === '\x1aE\xdf\xa3') return { extension: 'webm', type: 'audio/webm' }
  if (ascii(bytes, 0, 4) === 'OggS') return { extension: 'ogg', type: 'audio/ogg' }
  if (ascii(bytes, 4, 4) === 'ftyp') return { extension: 'mp4', type: 'audio/mp4' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WAVE') return { extension: 'wav', type: 'audio/wav' }
  return null
}

/** Bytes a second that the pages record at, 32 kbit/s. */
const compressedRate = 4000

/** Seconds that a recording counts for: exact for WAV; for a compressed one as if it had the usual rate, so that more bytes count for more. */
export function countedSeconds(bytes: Uint8Array, { extension }: RecordingFormat): number {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rate = extension === 'wav' && header.length >= 32 ? header.readUInt32LE(28) : compressedRate
  return Math.max(1, Math.ceil(bytes.length / Math.max(rate, compressedRate)))
}
