import { setTimeout as wait } from 'node:timers/promises'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { isBuilt, startTestServer } from '../../scripts/budgets.ts'
import { chromium } from './chromium.ts'
import type { BrowserEngine } from './driver.ts'
import { firefox } from './firefox.ts'
import { install } from './install.ts'
import { hashOfWeb, readRecordedHash, type WalkedBrowser, writeRecord } from './record.ts'
import { openSoundDevice } from './sound-device.ts'
import { type Finding, walk } from './walk.ts'
import { webkit } from './webkit.ts'

const engines = [chromium, firefox, webkit]
/** Milliseconds that a run in CI takes at most. */
const longestInCi = 220_000

/** `absent`: not on this machine, or it does not start; `slow`: not at the end when the time was over. */
type Outcome = WalkedBrowser | 'failed' | 'absent' | 'slow'

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function walkOnce(engine: BrowserEngine, timeUp: Promise<'slow'>): Promise<Outcome> {
  const open = engine.find()
  if (!open) {
    say(`${engine.name}: not on this machine. On Debian: apt-get install ${engine.packages.join(' ')}`)
    return 'absent'
  }
  await using stack = new AsyncDisposableStack()
  const ear = await openRecognitionPeer()
  stack.defer(() => ear.close())
  const { baseUrl, apiKey, model } = ear.settings
  const settings = { STT_BASE_URL: baseUrl, STT_API_KEY: apiKey ?? '', STT_MODEL: model }
  const server = await startTestServer(stack, 3, settings)
  const window = await open().catch((error: unknown) => String(error))
  if (typeof window === 'string') {
    say(`${engine.name}: does not start: ${window}`)
    return 'absent'
  }
  stack.defer(window.close)
  const walking = walk(window, server, ear)
  const result = await Promise.race([walking, timeUp])
  if (result === 'slow') {
    // The window closes under it.
    walking.catch(() => undefined)
    say(`${engine.name}: not at the end when the time was over`)
    return result
  }
  for (const { step, problems } of result.findings)
    say(`${engine.name}: ${step}: ${problems.length ? problems.join('; ') : 'well'}`)
  const isWell = (findings: readonly Finding[]) => findings.every(({ problems }) => problems.length === 0)
  const { findings, isNarrow } = result
  return isWell(findings) ? { name: engine.name, version: window.version, steps: findings.length, isNarrow } : 'failed'
}

/** What fails is tried a second time: a busy machine lets a step take too long. */
async function tryEngine(engine: BrowserEngine, timeUp: Promise<'slow'>): Promise<Outcome> {
  const outcome = await walkOnce(engine, timeUp)
  if (outcome !== 'failed') return outcome
  say(`${engine.name}: once more`)
  return walkOnce(engine, timeUp)
}

async function main(words: readonly string[]): Promise<void> {
  const [isIfChanged, isRecorded] = ['if-changed', 'record'].map((word) => words.includes(word))
  const names = words.filter((word) => engines.some(({ name }) => name.toLowerCase() === word))
  const chosen = engines.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()))
  const hash = hashOfWeb()
  if (isIfChanged && hash !== null && hash === readRecordedHash())
    return say('docs/browsers.md has a walk through this very web/: nothing to walk')
  if (!isBuilt()) throw new Error('There is no build in dist/: `npm run browsers` makes one first.')
  const timeUp = isIfChanged ? wait(longestInCi, 'slow' as const, { ref: false }) : new Promise<'slow'>(() => undefined)
  install(chosen)
  await using stack = new AsyncDisposableStack()
  await openSoundDevice(stack)
  const outcomes: Outcome[] = []
  for (const engine of chosen) outcomes.push(await tryEngine(engine, timeUp))
  if (outcomes.includes('failed')) process.exitCode = 1
  if (!isRecorded) return
  const walked = outcomes.filter((outcome) => typeof outcome === 'object')
  if (walked.length < engines.length) throw new Error('Not recorded: not all browsers were walked well.')
  if (hash === null) throw new Error('Not recorded: commit what changed in web/ first.')
  writeRecord(hash, walked)
}

await main(process.argv.slice(2))
