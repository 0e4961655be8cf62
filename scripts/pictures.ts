import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { pino } from 'pino'
import sharp from 'sharp'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { readConfig } from '#server/settings/config.ts'
import { startServer } from '#server/start.ts'
import { bringChromium } from './chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const desk = { width: 1180, height: 800 }
const phone = { width: 390, height: 800 }
const margin = 16
const ground = '#e9eef5'

/** The school of the demo, as a browser reaches it. */
interface Place {
  browser: Browser
  address: string
  token: string
  practiceLink: string
}

/** Makes the demo in an empty folder and serves it; everything ends with the stack. */
async function openPlace(stack: AsyncDisposableStack): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-pictures-'))
  stack.defer(() => rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 }))
  const said = await makeDemo(dataDir)
  const wordAfter = (name: string) => new RegExp(`${name} +(\\S+)`).exec(said)?.[1] ?? ''
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LIMIT_FACTOR: '1000' })
  const { address, close } = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
  stack.defer(close)
  const send: Send = (path, { method, headers, body }) =>
    fetch(`${address}/api${path}`, { method, headers, ...(body && { body }) })
  const signIn = { email: wordAfter('Email'), password: wordAfter('Password') }
  const { authToken: token } = await createClient(contract.auth, send).login({ body: signIn })
  const executablePath = bringChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  stack.defer(() => browser.close())
  return { browser, address, token, practiceLink: `${address}/practice${new URL(wordAfter('As a student')).hash}` }
}

async function makeDemo(dataDir: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['server/demo.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error('the demo could not be made')
  return said
}

type Size = BrowserContextOptions['viewport']

/** A picture of a page, once `act` has brought it where it is shown. */
async function take(
  { browser, token }: Place,
  viewport: Size,
  address: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: viewport ?? null, colorScheme: 'light' })
  await context.addInitScript((authToken) => {
    localStorage.setItem('authToken', authToken)
    localStorage.setItem('language', 'en')
    localStorage.setItem('speech-engine', 'clock')
  }, token)
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await act(page)
  await page.waitForTimeout(1000)
  return page.screenshot().finally(() => context.close())
}

/** Puts pictures of one height side by side, and keeps them small. */
async function keep(name: string, ...pictures: Buffer[]): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const lefts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + margin, margin))
  const width = sizes.reduce((sum, size) => sum + size.width + margin, margin)
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * margin
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(pictures.map((input, at) => ({ input, left: lefts[at] ?? margin, top: margin })))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(root, 'docs', 'pictures', `${name}.png`))
}

const open = (role: 'link' | 'button', name: RegExp) => (page: Page) => page.getByRole(role, { name }).first().click()

// The notice stands before the first conversation of a browser.
async function begin(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('combobox').selectOption('English')
  await open('button', name)(page)
  await page.getByRole('dialog').getByRole('button').last().click()
}

async function talk(page: Page): Promise<void> {
  await begin(page, /^Go on with/)
  await page.getByRole('textbox').waitFor()
}

async function speak(page: Page): Promise<void> {
  await begin(page, /^Start.*Nora/)
  await page.locator('mark').first().waitFor()
}

await using stack = new AsyncDisposableStack()
const place = await openPlace(stack)
const at = (path: string) => `${place.address}${path}`
await keep('home', await take(place, { ...desk, height: 900 }, at('/school')))
await keep('students', await take(place, desk, at('/students')))
await keep('report', await take(place, { ...desk, height: 900 }, at('/reports')))
const read = await take(place, desk, at('/conversations'), open('link', /Inés/))
await keep('practice', await take(place, phone, place.practiceLink, talk), read)
const made = await take(place, desk, at('/avatars'), open('link', /Nora/))
await keep('avatars', made, await take(place, phone, place.practiceLink, speak))
