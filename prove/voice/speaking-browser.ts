import { type Browser, chromium } from '@playwright/test'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import type { SoundCard } from './sound-card.ts'

const browsers = ['chromium', 'google-chrome']

export const findBrowser = (): string | undefined => browsers.map((name) => findProgram(name)).find(Boolean)

/** Chromium that speaks by speech-dispatcher, and is heard by the sound card. With `microphone`, this file is what it hears. */
export async function openSpeakingBrowser(
  card: SoundCard,
  stack: AsyncDisposableStack,
  microphone?: string,
): Promise<Browser> {
  const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--headless=new',
      '--enable-speech-dispatcher',
      ...(microphone ? [...fake, `--use-file-for-fake-audio-capture=${microphone}%noloop`] : []),
    ],
    ignoreDefaultArgs: ['--headless', '--mute-audio', '--hide-scrollbars'],
    env: { ...process.env, ...card.env },
  })
  stack.defer(() => browser.close())
  return browser
}
