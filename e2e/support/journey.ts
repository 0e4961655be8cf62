import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { clientAt } from '#server/test/programs/running-server.ts'
import { makeDataDir, type RunningServer, startServer } from './server.ts'

export interface Journey {
  server: RunningServer
  /** At three widths, light and dark: axe rules except `allowed`, no horizontal scrolling, optionally screenshots. */
  checkPage: (name: string, allowed?: readonly string[]) => Promise<void>
  /** Console errors and failed responses. A test that expects one removes it. */
  problems: string[]
}

const widths = [360, 820, 1440]
const themes = ['light', 'dark']
const pictures = 'test-results/pictures'
/** Screenshots are for manual review, with `--pictures`. */
const takesScreenshots = process.env.PICTURES === '1'

const addresses = new WeakMap<Page, string>()

export const test = base.extend<Omit<Journey, 'server'>, Pick<Journey, 'server'>>({
  server: [
    async ({ browser: _browser }, use) => {
      const folder = makeDataDir()
      const server = await startServer(folder.path)
      await use(server)
      await server.end('SIGTERM')
      folder.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  page: async ({ page, server }, use) => {
    addresses.set(page, server.address)
    await use(page)
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`)
      })
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
  checkPage: async ({ page }, use, { title }) => {
    await use((name, allowed) => checkAppearance(page, `${title} ${name}`.replace(/\W+/g, '-').toLowerCase(), allowed))
  },
})

export async function checkAppearance(page: Page, name: string, allowed: readonly string[] = []): Promise<void> {
  const before = page.viewportSize()
  // The progress bar has no landmark, and disappears after navigation.
  await expect(page.locator('.z-60 > progress')).toHaveCount(0)
  await page.evaluate(stopTransitions)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (takesScreenshots) await takePictures(page, `${name}-${width}`)
    // 820 px adds no markup; contrast doesn't depend on the width, and web/styles/contrast.test.ts covers all themes.
    const also = width === 360 ? ['color-contrast'] : []
    const found = width === 820 ? [] : await violationsOf(page, { allowed: [...allowed, ...also] })
    expect(found, `${name} at ${width} px`).toEqual([])
    // Also with text a third longer, and in right-to-left direction.
    const widest = await page.evaluate(overflows, width === 360)
    expect(widest, `${name} at ${width} px overflows by these pixels`).toEqual([0, 0, 0])
  }
  if (before) await page.setViewportSize(before)
}

async function takePictures(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const theme of themes) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value
    }, theme)
    await page.screenshot({ path: `${pictures}/${name}-${theme}.png`, fullPage: true })
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
}

// Runs in the page. Colours in transition would fail the contrast check; the CSP allows a constructed style sheet.
function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export async function violationsOf(
  page: Page,
  { allowed = [] }: { allowed?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(findViolations, [...allowed])
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Runs in the page. Reporting passes would take most of the time.
async function findViolations(allowed: string[]): Promise<string[]> {
  const axe: Pick<typeof Axe, 'run'> = Reflect.get(window, 'axe')
  const isOff = Object.fromEntries(allowed.map((rule) => [rule, { enabled: false }]))
  const rules = { 'target-size': { enabled: true }, ...isOff }
  const context = { exclude: [['[data-ending-style], [data-starting-style]']] }
  const { violations } = await axe.run(context, { resultTypes: ['violations'], rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

// Runs in the page.
async function overflows(isThorough: boolean): Promise<[number, number, number]> {
  const root = document.documentElement
  // ResizeObserver callbacks run in the next frame.
  const measure = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return Math.max(0, root.scrollWidth - root.clientWidth)
  }
  const asItIs = await measure()
  if (!isThorough) return [asItIs, 0, 0]
  const originals = new Map<Text, string>()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node instanceof Text && node.data.trim()) {
      originals.set(node, node.data)
      node.data += ` ${'Wortlänge '.repeat(Math.ceil(node.data.length / 30)).slice(0, Math.ceil(node.data.length / 3))}`
    }
  const longer = await measure()
  for (const [node, text] of originals) node.data = text
  root.dir = 'rtl'
  const mirrored = await measure()
  root.dir = 'ltr'
  return [asItIs, longer, mirrored]
}

export const goodPassword = 'a-quiet-river-42'

export async function signUp(page: Page, school = 'Aula Norte'): Promise<string> {
  const email = `${crypto.randomUUID()}@school.example`
  await page.goto('/sign-up')
  await page.getByLabel('School name').fill(school)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/upgrade*')
  return email
}

/** Creates a school through the API and opens its students; returns its email address. */
export async function openSchool(
  page: Page,
  { school = 'Aula Norte', plan = 'Starter' }: { school?: string; plan?: 'Starter' | 'Plus' | 'Pro' } = {},
): Promise<string> {
  const email = `${crypto.randomUUID()}@school.example`
  const origin = addresses.get(page) ?? ''
  const { authToken } = await clientAt(origin, '').auth.signUp({
    body: { email, school_name: school, password: goodPassword },
  })
  await clientAt(origin, authToken).billing.subscribe({ body: { tier: tiers[plan] } })
  const localStorage = [{ name: 'authToken', value: authToken }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await page.goto('/students')
  return email
}

const tiers = { Starter: 'starter', Plus: 'plus', Pro: 'pro' } as const

export async function signIn(page: Page, email: string, password = goodPassword): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function startTrial(page: Page, plan: 'Starter' | 'Plus' | 'Pro' = 'Starter'): Promise<void> {
  const card = page.getByRole('region', { name: plan, exact: true })
  await card.getByRole('button', { name: 'Start free trial' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/upgrade'))
}

export const insidePages = [
  '/students',
  '/settings/general',
  '/settings/credentials',
  '/settings/sessions',
  '/settings/billing',
  '/settings/notices',
  '/settings/activity',
]

/** Through the API, like a change in another browser. */
export async function addStudent(page: Page, first_name: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const address = new URL('/api/students', page.url())
  const { status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ first_name }) })
  expect(status).toBe(201)
}
