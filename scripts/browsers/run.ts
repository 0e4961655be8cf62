import { spawnSync } from 'node:child_process'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import type { BrowserEngine } from './driver.ts'
import { firefox } from './firefox.ts'
import { openSoundDevice } from './sound-device.ts'
import { walk } from './walk.ts'
import { webkit } from './webkit.ts'
import { isBuilt, openBrowser, startTestServer } from '../../scripts/budgets.ts'

const chromium: BrowserEngine = {
  name: 'Chromium',
  packages: ['chromium-headless-shell'],
  find: () => async () => {
    const browser = await openBrowser()
    const page = await browser.newPage()
    // The headless shell crashes when it is asked what its device hears.
    await page.addInitScript("for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) delete window[name]")
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    return {
      goto: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(`(async () => ((await (${expression})) ?? null))()`),
      errors: () => errors,
      setWidth: async (width) => {
        await page.setViewportSize({ width, height: 800 })
        return true
      },
      close: () => browser.close(),
    }
  },
}

const engines = [chromium, firefox, webkit]

function install({ packages }: BrowserEngine): void {
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : undefined
  if (!apt) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync(apt, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** False if something is wrong, true if the engine is not there. */
async function tryEngine(engine: BrowserEngine): Promise<boolean> {
  if (!engine.find()) install(engine)
  const open = engine.find()
  if (!open) {
    process.stdout.write(
      `${engine.name}: not on this machine. On Debian: apt-get install ${engine.packages.join(' ')}\n`,
    )
    return true
  }
  await using stack = new AsyncDisposableStack()
  const ear = await openRecognitionPeer()
  stack.defer(() => ear.close())
  const { baseUrl, apiKey, model } = ear.settings
  const settings = { STT_BASE_URL: baseUrl, STT_API_KEY: apiKey ?? '', STT_MODEL: model }
  const findings = await walk(open, await startTestServer(stack, 3, settings), ear)
  for (const { step, problems } of findings)
    process.stdout.write(`${engine.name}: ${step}: ${problems.length ? problems.join('; ') : 'well'}\n`)
  return findings.every(({ problems }) => problems.length === 0)
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const chosen = engines.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))
  if (!isBuilt()) throw new Error('There is no build in dist/: `npm run browsers` makes one first.')
  await using stack = new AsyncDisposableStack()
  await openSoundDevice(stack)
  let isWell = true
  for (const engine of chosen) isWell = (await tryEngine(engine)) && isWell
  process.exitCode = isWell ? 0 : 1
}

await main()
