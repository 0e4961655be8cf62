import type { Page } from '@playwright/test'
import { isBuilt, openBrowser, startTestServer, type TestServer } from '../../scripts/budgets.ts'
import { atMost, type Figure, median, milliseconds, type SkippedRow } from '../figures.ts'
import { shadcnAdmin } from '../shadcn-admin.ts'

const students = 500
const slowdown = 4
const runs = 5
const word = 'bruno'
/** Milliseconds between key presses of a quick typist. */
const keyDelay = 120

interface Visit {
  /** From the start of the navigation until rows are painted. All values are in milliseconds. */
  painted: number
  /** The slowest key press until the next frame; Chromium rounds to 8 ms. */
  key: number
  /** The longest time between frames while scrolling. */
  gap: number
  /** From the last key in the header's search until the results; without the CPU slowdown. */
  found: number
}

export async function measureMany(): Promise<(Figure | SkippedRow)[]> {
  if (!isBuilt()) return [{ skipped: 'There is no build in dist/, so a page of 500 students is not measured.' }]
  await using stack = new AsyncDisposableStack()
  const server = await startTestServer(stack, students)
  const browser = await openBrowser()
  stack.defer(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(`localStorage.setItem('authToken', ${JSON.stringify(server.token)})`)
  const visits: Visit[] = []
  for (let run = 0; run <= runs; run += 1) visits.push(await visit(page, server))
  const medianVisit = (name: keyof Visit) => median(visits.slice(1).map((one) => one[name]))
  const page500 = `${students} students on one page, processor ${slowdown} × slower`
  return [
    compare(`${page500}: until painted`, medianVisit('painted'), shadcnAdmin.painted, 0.3),
    compare(`${page500}: worst key while typing into the search`, medianVisit('key'), shadcnAdmin.key, 0.15),
    { what: `${page500}: longest gap while scrolling`, ours: milliseconds(medianVisit('gap')) },
    {
      what: `the header's search among ${students} students, last key to answer`,
      ours: milliseconds(medianVisit('found')),
      ...atMost(medianVisit('found'), 100, ' ms'),
    },
  ]
}

function compare(what: string, ours: number, floor: number, max: number): Figure {
  const ratio = ours / floor
  return { what, ours: milliseconds(ours), floor: milliseconds(floor), ratio, ...atMost(ratio, max) }
}

async function visit(page: Page, { address }: TestServer): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page)
  const rate = (times: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
  await rate(slowdown)
  await page.goto(`${address}/students?page_size=${students}`)
  const painted = await page.evaluate<number>(untilPainted)
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchKeys)
  await page.locator('main input[type=search]').pressSequentially(word, { delay: keyDelay })
  await page.waitForTimeout(1500)
  const key = await page.evaluate<number>(longestKey)
  await page.locator('main input[type=search]').fill('')
  await page.waitForTimeout(2500)
  await page.mouse.move(700, 600)
  await page.evaluate(watchFrames)
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 640)
    await page.waitForTimeout(80)
  }
  const gap = await page.evaluate<number>(longestGap)
  await rate(1)
  const found = await timeSearch(page)
  await devtools.detach()
  return { painted, key, gap, found }
}

async function timeSearch(page: Page): Promise<number> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('brun', { delay: keyDelay })
  await page.waitForTimeout(500)
  const start = performance.now()
  await page.keyboard.press('o')
  await page.locator('[role=option]', { hasText: 'Bruno' }).first().waitFor()
  const time = performance.now() - start
  await page.keyboard.press('Escape')
  return time
}

const untilPainted = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  while (document.querySelectorAll('main table button').length < 15) await frame()
  await frame()
  await frame()
  return performance.now()
})()`
const watchKeys = `
  globalThis.keys = []
  new PerformanceObserver((list) => keys.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 })
`
const longestKey = `Math.max(0, ...keys.filter(({ name }) => name.startsWith('key')).map(({ duration }) => duration))`
const watchFrames = `
  globalThis.frames = []
  const note = (time) => {
    frames.push(time)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
`
const longestGap = `Math.max(...frames.slice(1).map((time, index) => time - frames[index]))`
