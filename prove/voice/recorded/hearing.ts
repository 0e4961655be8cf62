import { spawnSync } from 'node:child_process'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { levelOf } from '#web/speech/listening/loudness.ts'
import { sampleRate } from './espeak.ts'
import type { RecordedAnswer } from './recordings.ts'

/** Milliseconds: a frame, the shortest sound that is speech, and the longest gap within a part. */
const [frame, shortest, gap] = [20, 100, 350]
/** The level of speech, from 0 to 1. */
const loud = 0.35

/** What a recording of the browser has of an answer: one part for each stretch of speech in it. */
export function hearParts(recording: Buffer, { parts }: Pick<RecordedAnswer, 'parts'>): string {
  const stretches = stretchesOf(decode(recording))
  return parts
    .slice(0, stretches)
    .map(({ text }) => text)
    .join(' ')
}

function decode(recording: Buffer): Float32Array {
  const args = ['-loglevel', 'quiet', '-i', 'pipe:0', '-f', 's16le', '-ac', '1', '-ar', String(sampleRate), 'pipe:1']
  const { stdout } = spawnSync(findProgram('ffmpeg') ?? 'ffmpeg', args, { input: recording, maxBuffer: 50_000_000 })
  return Float32Array.from({ length: stdout.length >> 1 }, (_, at) => stdout.readInt16LE(2 * at) / 32_768)
}

function stretchesOf(samples: Float32Array): number {
  const size = (frame * sampleRate) / 1000
  const isLoud = Array.from(
    { length: Math.floor(samples.length / size) },
    (_, at) => levelOf(samples.subarray(at * size, (at + 1) * size)) > loud,
  )
  let [count, sounding, quiet] = [0, 0, Number.POSITIVE_INFINITY]
  for (const now of isLoud) {
    if (!now) {
      quiet += frame
      continue
    }
    if (quiet > gap) sounding = 0
    quiet = 0
    sounding += frame
    if (sounding === shortest) count += 1
  }
  return count
}
