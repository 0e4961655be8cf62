import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { wavOf } from '#server/test/peers/recognition/recordings.ts'

/** Seconds: a stretch of speech, from and to. */
export type Stretch = readonly [from: number, to: number]

/** Like a voice: a low tone that swells with each syllable. */
const sampleAt = (stretches: readonly Stretch[]) => (second: number) =>
  stretches.some(([from, to]) => second >= from && second < to)
    ? 0.5 * Math.sin(2 * Math.PI * 220 * second) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * second))
    : 0

/** Someone says this whenever the microphone is opened. */
export const putBeforeMicrophone = (file: string, stretches: readonly Stretch[]): void =>
  writeFileSync(file, wavOf((stretches.at(-1)?.[1] ?? 0) + 3, sampleAt(stretches)))

/** A Chromium whose microphone plays this file each time that it is opened. */
export const openBrowserWithMicrophone = (file: string): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ]
  return chromium.launch({ args, ...(executablePath && { executablePath }) })
}
