import { mkdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { makeDataDir, type RunningServer, startServer } from './server.ts'

/** What every journey may use: a server of the worker's own, and looking at a page as people with different screens do. */
export interface Journey {
  server: RunningServer
  /** Looks at the page at three widths, light and dark: no violation but of the rules allowed, no sideways scrolling, and a picture of each. */
  look: (name: string, allowed?: readonly string[]) => Promise<void>
  /** What went wrong in the page so far; a journey that expects a refusal takes it out. */
  troubles: string[]
}

const widths = [360, 820, 1440]
const pictures = 'test-results/pictures'

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
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          troubles.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 400) troubles.push(`${response.status()} ${new URL(response.url()).pathname}`)
      })
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
  look: async ({ page }, use, { title }) => {
    await use((name, allowed) => lookAt(page, `${title} ${name}`.replace(/\W+/g, '-').toLowerCase(), allowed))
  },
})

async function lookAt(page: Page, name: string, allowed: readonly string[] = []): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  const before = page.viewportSize()
  // What moves would have to be waited for; what is tested here stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await settle(page)
      await page.screenshot({ path: `${pictures}/${name}-${width}-${theme}.png`, fullPage: true })
      // Another theme can change no more than contrast, and that not with the width; the width between has nothing of its own.
      const rules = theme === 'light' ? width !== 820 && 'all' : width === 360 && 'contrast'
      const found = rules ? await violationsOf(page, { rules, allowed }) : []
      expect(found, `${name} at ${width} px, ${theme}`).toEqual([])
    }
    await expectNoOverflow(page, `${name} at ${width} px`)
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ reducedMotion: null })
}

/** Frames in which React and the style sheet follow a new width or theme; colours that are on their way are there at once. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    await frame()
  })

/** A page must not scroll sideways: as it is, in a language one third longer, and mirrored. */
async function expectNoOverflow(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(overflows), `${what} scrolls sideways by so many pixels`).toEqual({
    asItIs: 0,
    longer: 0,
    mirrored: 0,
  })
}

interface Rules {
  rules?: 'all' | 'contrast'
  /** Those that may be broken. */
  allowed?: readonly string[]
}

/** What axe finds on the page now, a line a rule. */
export async function violationsOf(page: Page, { rules = 'all', allowed = [] }: Rules = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // What passes is not described, which takes most of the time.
    .options({ resultTypes: ['violations'] })
    // Otherwise a page is opened for the findings of frames from elsewhere, which takes twice as long as all else; there are none.
    .setLegacyMode(true)
    .exclude('[data-ending-style], [data-starting-style]')
    .disableRules([...allowed])
  if (rules === 'contrast') axe.withRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

// This runs in the page.
async function overflows(): Promise<Record<'asItIs' | 'longer' | 'mirrored', number>> {
  const root = document.documentElement
  // What follows its own size does so with the next frame.
  const measure = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return Math.max(0, root.scrollWidth - root.clientWidth)
  }
  const asItIs = await measure()
  const kept = new Map<Text, string>()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node instanceof Text && node.data.trim()) {
      kept.set(node, node.data)
      node.data += ` ${'Wortlänge '.repeat(Math.ceil(node.data.length / 30)).slice(0, Math.ceil(node.data.length / 3))}`
    }
  const longer = await measure()
  for (const [node, text] of kept) node.data = text
  root.dir = 'rtl'
  const mirrored = await measure()
  root.dir = 'ltr'
  return { asItIs, longer, mirrored }
}

/** A password that the rules accept. */
export const goodPassword = 'a-quiet-river-42'

/** Signs a new school up through the page, which leaves it at the plans. */
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

/** Signs in through the page. */
export async function signIn(page: Page, email: string, password = goodPassword): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Starts the trial of a plan from the plans, and waits for the page that was wanted. */
export async function startTrial(page: Page, plan: 'Starter' | 'Plus' | 'Pro' = 'Starter'): Promise<void> {
  const card = page.getByRole('region', { name: plan, exact: true })
  await card.getByRole('button', { name: 'Start free trial' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/upgrade'))
}

/** The pages of a school with a plan. */
export const insidePages = [
  '/students',
  '/settings/general',
  '/settings/credentials',
  '/settings/sessions',
  '/settings/billing',
  '/settings/notices',
  '/settings/activity',
]

/** Adds a student past the browser, as a colleague elsewhere does. */
export async function addStudent(page: Page, first_name: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const address = new URL('/api/students', page.url())
  const { status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ first_name }) })
  expect(status).toBe(201)
}
