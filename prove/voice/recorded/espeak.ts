import { spawnSync } from 'node:child_process'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'

export const sampleRate = 16_000

const voices: Readonly<Record<string, string>> = { en: 'en-gb', pt: 'pt-br' }
/** Samples between -1 and 1 that are taken for silence, and the length of a WAV header. */
const [silent, header] = [0.004, 44]

/** A text as espeak-ng says it, without the silence around it. Words a minute. */
export function speak(text: string, language: string, speed: number): Float32Array {
  const espeak = findProgram('espeak-ng') ?? 'espeak-ng'
  const args = ['-v', voices[language] ?? language, '-s', String(speed), '--stdout', text]
  const { stdout, status, stderr } = spawnSync(espeak, args, { maxBuffer: 50_000_000 })
  if (status !== 0) throw new Error(`espeak-ng did not speak: ${stderr.toString()}`)
  const rate = stdout.readUInt32LE(24)
  const spoken = Float32Array.from({ length: (stdout.length - header) >> 1 }, (_, at) => {
    return stdout.readInt16LE(header + 2 * at) / 32_768
  })
  const isSound = (sample: number) => Math.abs(sample) > silent
  const [from, to] = [spoken.findIndex(isSound), spoken.findLastIndex(isSound) + 1]
  return resample(spoken.subarray(Math.max(0, from), to), rate)
}

const resample = (samples: Float32Array, rate: number): Float32Array =>
  Float32Array.from({ length: Math.floor((samples.length * sampleRate) / rate) }, (_, at) => {
    const place = (at * rate) / sampleRate
    const before = samples[Math.floor(place)] ?? 0
    const after = samples[Math.floor(place) + 1] ?? before
    return before + (after - before) * (place % 1)
  })
