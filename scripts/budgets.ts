import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { Client } from 'pg'
import { pino } from 'pino'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { lookStyles } from '#contract/looks.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start.ts'
import { sendTo } from '#server/test/running-server.ts'
import { bringChromium } from './chromium.ts'

/** What the first load of a page takes before anybody touches it: thousands of bytes of JavaScript after gzip, and requests. */
export interface Load {
  kilobytes: number
  requests: number
}

const most: Readonly<Record<string, Load>> = {
  '/login': { kilobytes: 135, requests: Number.POSITIVE_INFINITY },
  '/students': { kilobytes: 215, requests: 14 },
  '/practice': { kilobytes: 122, requests: 12 },
}
const mostOfFace = 90
const mostStatements = 3
const settlingTime = 1500
const quiet = ['quic', 'background-networking', 'component-update', 'sync', 'gpu'].map((what) => `--disable-${what}`)

/** Whether there is a built web app to load. */
export const isBuilt = (): boolean => existsSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)))

/** A server with one school signed in. */
export interface Place {
  address: string
  token: string
}

/** Starts the server in this process on a free port and an empty folder, with a school of so many students; everything ends with the stack. */
export async function openPlace(stack: AsyncDisposableStack, count = 3): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-budgets-'))
  stack.defer(() => rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 }))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LIMIT_FACTOR: '1000' })
  const { address, close } = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
  stack.defer(close)
  const account = { email: 'office@school.example', school_name: 'Escuela Sol', password: 'a-quiet-river-42' }
  const { authToken: token } = await createClient(contract.auth, sendTo(address)).signUp({ body: account })
  const send = sendTo(address, token)
  await createClient(contract.billing, send).subscribe({ body: { tier: 'pro' } })
  const students = createClient(contract.students, send)
  for (let place = 0; place < count; place += 1)
    await students.add({ body: { first_name: firstNames[place % 3] ?? '', last_name: `Number ${place}`, level: 'B1' } })
  return { address, token }
}

const firstNames = ['Aina', 'Bruno', 'Chloé']

/** Starts Chromium. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? bringChromium()
  return chromium.launch({
    args: ['--no-sandbox', '--no-first-run', ...quiet],
    ...(executablePath && { executablePath }),
  })
}

/** Loads pages in Chromium, each in a fresh profile, and says what each took. */
export async function measureLoads(place: Place): Promise<Record<string, Load>> {
  const browser = await openBrowser()
  try {
    const login = await loadPage(browser, { address: place.address, token: '' }, '/login')
    const students = await loadPage(browser, place, '/students')
    const practice = await loadPage(browser, { address: place.address, token: '' }, await linkOf(place))
    return { '/login': login, '/students': students, '/practice': practice }
  } finally {
    await browser.close()
  }
}

/** What a talk with a face brings after a first load, in thousands of bytes of JavaScript after gzip, without the drawing of its style. */
async function measureFace(place: Place, first: number): Promise<number> {
  const browser = await openBrowser()
  try {
    const path = await linkOf(place, 'Lucía')
    const { kilobytes } = await loadPage(browser, { address: place.address, token: '' }, path, async (page) => {
      await page.getByRole('button', { name: 'Start with Lucía' }).click()
      await page.getByRole('button', { name: 'Got it' }).click()
      await page.locator('svg[data-viseme]:not([data-viseme="rest"])').first().waitFor()
    })
    return kilobytes - first
  } finally {
    await browser.close()
  }
}

/** Gives a student somebody to practise with, and with a name a face as well; answers the path of their link. */
async function linkOf({ address, token }: Place, face?: string): Promise<string> {
  const send = sendTo(address, token)
  const chatbots = createClient(contract.chatbots, send)
  const { items } = await createClient(contract.students, send).list()
  const student_ids = items.slice(face ? 1 : 0, face ? 2 : 1).map(({ id }) => id)
  const steps = [{ says: '¿Qué desea tomar?', expects: ['café|té'], hint: null, example: null }]
  const cafe = { name: 'Café Sol', language: 'es', opening_message: 'Buenos días.', steps } as const
  const { id: chatbot_id } = await chatbots.add({ body: cafe })
  await chatbots.publish({ params: { id: chatbot_id } })
  const assignments = createClient(contract.assignments, send)
  const given = face ? { avatar_ids: [await addAvatar(send, face, chatbot_id)] } : { chatbot_ids: [chatbot_id] }
  await assignments.set({ body: { ...given, student_ids, on: true } })
  const { url } = await createClient(contract.links, send).get({ params: { id: student_ids[0] ?? '' } })
  return `/practice${new URL(url).hash}`
}

async function addAvatar(send: Send, name: string, chatbot_id: string): Promise<string> {
  const look = { style: 'lorelei', parts: {}, colors: {} } as const
  return (await createClient(contract.avatars, send).add({ body: { name, language: 'es', look, chatbot_id } })).id
}

type Act = (page: Page) => Promise<void>

async function loadPage(browser: Browser, { address, token }: Place, path: string, act?: Act): Promise<Load> {
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addInitScript(token ? `localStorage.setItem('authToken', ${JSON.stringify(token)})` : '')
  const page = await context.newPage()
  const complaints: string[] = []
  const answers: Response[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('response', (answer) => answers.push(answer))
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settlingTime)
  await page.waitForLoadState('networkidle')
  const failed = answers
    .filter((answer) => answer.status() >= 400)
    .map((answer) => `${answer.status()} ${answer.url()}`)
  // The secret of a practice link leaves the address once it has opened the practice.
  if (!page.url().endsWith(path.replace(/#.*/, ''))) complaints.push(`it went on to ${new URL(page.url()).pathname}`)
  if (failed.length || complaints.length)
    throw new Error(`${path.replace(/#.*/, '#…')} did not load: ${[...failed, ...complaints].join(', ')}`)
  await act?.(page)
  const sizes = await Promise.all(answers.filter(isScript).map(sizeOf))
  await context.close()
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: answers.length }
}

const drawing = new RegExp(`/(?:${lookStyles.join('|')})-`)
const isScript = (answer: Response) =>
  /javascript/.test(answer.headers()['content-type'] ?? '') && !drawing.test(answer.url())
const sizeOf = async (answer: Response) => gzipSync(await answer.body()).byteLength

/** How many statements a list of students takes, once the school's first request has been made: the least of several, as jobs send statements of their own meanwhile. */
async function countListStatements({ address, token }: Place): Promise<number> {
  const students = createClient(contract.students, sendTo(address, token))
  await students.list()
  const query: typeof Client.prototype.query = Reflect.get(Client.prototype, 'query')
  let statements = 0
  Client.prototype.query = new Proxy(query, {
    apply: (target, client, args) => {
      statements += 1
      return Reflect.apply(target, client, args)
    },
  })
  const counts: number[] = []
  try {
    for (let round = 0; round < 5; round += 1) {
      statements = 0
      await students.list()
      counts.push(statements)
    }
  } finally {
    Client.prototype.query = query
  }
  return Math.min(...counts)
}

async function complaintsOf(place: Place): Promise<string[]> {
  const complaints: string[] = []
  const compare = (what: string, value: number, limit: number, unit: string) => {
    if (!Number.isFinite(limit)) return
    const sentence = `${what} takes ${Math.round(value * 10) / 10} ${unit}; at most ${limit} are allowed.`
    process.stdout.write(`${sentence}\n`)
    if (value > limit) complaints.push(sentence)
  }
  const loads = Object.entries(await measureLoads(place))
  for (const [path, { kilobytes, requests }] of loads) {
    compare(`The first load of ${path}`, kilobytes, most[path]?.kilobytes ?? 0, 'kB of JavaScript after gzip')
    compare(`The first load of ${path}`, requests, most[path]?.requests ?? 0, 'requests')
  }
  const face = await measureFace(place, loads.find(([path]) => path === '/practice')?.[1].kilobytes ?? 0)
  compare('A talk with a face', face, mostOfFace, 'kB of JavaScript after gzip')
  compare('A list of students', await countListStatements(place), mostStatements, 'statements')
  return complaints
}

async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const complaints = isBuilt()
    ? await complaintsOf(await openPlace(stack))
    : ['There is no build in dist/: `npm test` makes one first.']
  for (const complaint of complaints) process.stderr.write(`Over budget: ${complaint}\n`)
  process.exitCode = complaints.length ? 1 : 0
}

if (import.meta.main) await main()
