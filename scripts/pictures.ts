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
import { ensureChromium } from './chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const desk = { width: 1180, height: 800 }
const phone = { width: 390, height: 800 }
const margin = 16
const background = '#e9eef5'

interface DemoSite {
  browser: Browser
  address: string
  token: string
  practiceLink: string
}

async function startDemo(stack: AsyncDisposableStack): Promise<DemoSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-pictures-'))
  stack.defer(() => rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 }))
  const output = await makeDemo(dataDir)
  const valueAfter = (name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1] ?? ''
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LIMIT_FACTOR: '1000' })
  const { address, close } = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
  stack.defer(close)
  const send: Send = (path, { method, headers, body }) =>
    fetch(`${address}/api${path}`, { method, headers, ...(body && { body }) })
  const signIn = { email: valueAfter('Email'), password: valueAfter('Password') }
  const { authToken: token } = await createClient(contract.auth, send).login({ body: signIn })
  const executablePath = ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  stack.defer(() => browser.close())
  return { browser, address, token, practiceLink: `${address}/practice${new URL(valueAfter('As a student')).hash}` }
}

async function makeDemo(dataDir: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['server/demo.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error('the demo could not be made')
  return output
}

type Size = BrowserContextOptions['viewport']

async function screenshot(
  { browser, token }: DemoSite,
  viewport: Size,
  address: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
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
  await prepare(page)
  await page.waitForTimeout(1000)
  return page.screenshot().finally(() => context.close())
}

async function savePicture(name: string, ...pictures: Buffer[]): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const lefts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + margin, margin))
  const width = sizes.reduce((sum, size) => sum + size.width + margin, margin)
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * margin
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(pictures.map((input, at) => ({ input, left: lefts[at] ?? margin, top: margin })))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(root, 'docs', 'pictures', `${name}.png`))
}

const open = (role: 'link' | 'button', name: RegExp) => (page: Page) => page.getByRole(role, { name }).first().click()

// The notice appears before a browser's first conversation.
async function startConversation(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('combobox').selectOption('English')
  await open('button', name)(page)
  await page.getByRole('dialog').getByRole('button').last().click()
}

async function talk(page: Page): Promise<void> {
  await startConversation(page, /^Continue with/)
  await page.getByRole('textbox').waitFor()
}

async function speak(page: Page): Promise<void> {
  await startConversation(page, /^Start.*Nora/)
  await page.locator('mark').first().waitFor()
}

await using stack = new AsyncDisposableStack()
const site = await startDemo(stack)
const at = (path: string) => `${site.address}${path}`
await savePicture('home', await screenshot(site, { ...desk, height: 900 }, at('/school')))
await savePicture('students', await screenshot(site, desk, at('/students')))
await savePicture('report', await screenshot(site, { ...desk, height: 900 }, at('/reports')))
const read = await screenshot(site, desk, at('/conversations'), open('link', /Inés/))
await savePicture('practice', await screenshot(site, phone, site.practiceLink, talk), read)
const made = await screenshot(site, desk, at('/avatars'), open('link', /Nora/))
await savePicture('avatars', made, await screenshot(site, phone, site.practiceLink, speak))
