const rate = 16_000

/** WAV of so many seconds, 16 kHz, 16 bits, mono. */
export function wavOf(seconds: number, sampleAt: (second: number) => number = () => 0): Buffer<ArrayBuffer> {
  const samples = Math.round(seconds * rate)
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1) wav.writeInt16LE(Math.round(sampleAt(at / rate) * 32_767), 44 + at * 2)
  return wav
}

/** The first bytes of a recording of MediaRecorder, and as many more as are wanted. */
export const webmOf = (bytes: number): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(bytes - 4)])
