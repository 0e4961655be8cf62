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
import { lookStyles } from '#contract/values/looks.ts'
import { readConfig } from '#server/settings/config.ts'
import { startServer } from '#server/start.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import { ensureChromium } from './chromium.ts'

/** kB of JavaScript after gzip, and requests. */
export interface PageLoad {
  kilobytes: number
  requests: number
}

const budgets: Readonly<Record<string, PageLoad>> = {
  '/login': { kilobytes: 120, requests: Number.POSITIVE_INFINITY },
  '/students': { kilobytes: 170, requests: 14 },
  '/practice': { kilobytes: 95, requests: 12 },
}
const faceBudget = 90
const statementBudget = 3
const idleTime = 1500
const disabledFeatures = ['quic', 'background-networking', 'component-update', 'sync', 'gpu'].map(
  (what) => `--disable-${what}`,
)

export const isBuilt = (): boolean => existsSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)))

export interface TestServer {
  address: string
  token: string
}

export async function startTestServer(
  stack: AsyncDisposableStack,
  count = 3,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-budgets-'))
  stack.defer(() => rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 }))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LIMIT_FACTOR: '1000', ...settings })
  const { address, close } = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
  stack.defer(close)
  const account = {
    email: 'office@school.example',
    school_name: 'Escuela Sol',
    password: 'a-quiet-river-42',
  }
  const { authToken: token } = await createClient(contract.auth, sendTo(address)).signUp({ body: account })
  const send = sendTo(address, token)
  await createClient(contract.billing, send).subscribe({ body: { tier: 'pro' } })
  const students = createClient(contract.students, send)
  for (let index = 0; index < count; index += 1)
    await students.add({ body: { first_name: firstNames[index % 3] ?? '', last_name: `Number ${index}`, level: 'B1' } })
  return { address, token }
}

const firstNames = ['Aina', 'Bruno', 'Chloé']

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? ensureChromium()
  return chromium.launch({
    args: ['--no-sandbox', '--no-first-run', ...disabledFeatures],
    ...(executablePath && { executablePath }),
  })
}

export async function measureLoads(server: TestServer): Promise<Record<string, PageLoad>> {
  const browser = await openBrowser()
  try {
    const login = await loadPage(browser, { address: server.address, token: '' }, '/login')
    const students = await loadPage(browser, server, '/students')
    const practice = await loadPage(browser, { address: server.address, token: '' }, await linkOf(server))
    return { '/login': login, '/students': students, '/practice': practice }
  } finally {
    await browser.close()
  }
}

/** Further kB after the first load, without the drawing of the style. */
async function measureFace(server: TestServer, first: number): Promise<number> {
  const browser = await openBrowser()
  try {
    const path = await linkOf(server, 'Lucía')
    const { kilobytes } = await loadPage(browser, { address: server.address, token: '' }, path, async (page) => {
      await page.getByRole('button', { name: 'Start with Lucía' }).click()
      await page.getByRole('button', { name: 'Got it' }).click()
      await page.locator('svg[data-viseme]:not([data-viseme="rest"])').first().waitFor()
    })
    return kilobytes - first
  } finally {
    await browser.close()
  }
}

async function linkOf({ address, token }: TestServer, face?: string): Promise<string> {
  const send = sendTo(address, token)
  const chatbots = createClient(contract.chatbots, send)
  const { items } = await createClient(contract.students, send).list()
  const student_ids = items.slice(face ? 1 : 0, face ? 2 : 1).map(({ id }) => id)
  const steps = [{ says: '¿Qué desea tomar?', expects: ['café|té'], hint: null, example: null }]
  const cafe = { name: 'Café Sol', language: 'es', opening_message: 'Buenos días.', steps } as const
  const { id: chatbot_id } = await chatbots.add({ body: cafe })
  await chatbots.publish({ params: { id: chatbot_id } })
  const assignments = createClient(contract.assignments, send)
  const targets = face ? { avatar_ids: [await addAvatar(send, face, chatbot_id)] } : { chatbot_ids: [chatbot_id] }
  await assignments.set({ body: { ...targets, student_ids, on: true } })
  const { url } = await createClient(contract.links, send).get({ params: { id: student_ids[0] ?? '' } })
  return `/practice${new URL(url).hash}`
}

async function addAvatar(send: Send, name: string, chatbot_id: string): Promise<string> {
  const look = { style: 'lorelei', parts: {}, colors: {} } as const
  return (await createClient(contract.avatars, send).add({ body: { name, language: 'es', look, chatbot_id } })).id
}

type PageAction = (page: Page) => Promise<void>

async function loadPage(
  browser: Browser,
  { address, token }: TestServer,
  path: string,
  action?: PageAction,
): Promise<PageLoad> {
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addInitScript(token ? `localStorage.setItem('authToken', ${JSON.stringify(token)})` : '')
  const page = await context.newPage()
  const problems: string[] = []
  const answers: Response[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('response', (answer) => answers.push(answer))
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(idleTime)
  await page.waitForLoadState('networkidle')
  const failed = answers
    .filter((answer) => answer.status() >= 400)
    .map((answer) => `${answer.status()} ${answer.url()}`)
  // The practice page removes the secret from the URL.
  if (!page.url().endsWith(path.replace(/#.*/, ''))) problems.push(`it went on to ${new URL(page.url()).pathname}`)
  if (failed.length || problems.length)
    throw new Error(`${path.replace(/#.*/, '#…')} did not load: ${[...failed, ...problems].join(', ')}`)
  await action?.(page)
  const sizes = await Promise.all(answers.filter(isScript).map(sizeOf))
  await context.close()
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: answers.length }
}

const drawing = new RegExp(`/(?:${lookStyles.join('|')})-`)
const isScript = (answer: Response) =>
  /javascript/.test(answer.headers()['content-type'] ?? '') && !drawing.test(answer.url())
const sizeOf = async (answer: Response) => gzipSync(await answer.body()).byteLength

/** The minimum of several runs, because jobs also send statements. */
async function countListStatements({ address, token }: TestServer): Promise<number> {
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

async function exceededBudgets(server: TestServer): Promise<string[]> {
  const problems: string[] = []
  const compare = (what: string, value: number, limit: number, unit: string) => {
    if (!Number.isFinite(limit)) return
    const sentence = `${what} takes ${Math.round(value * 10) / 10} ${unit}; at most ${limit} are allowed.`
    process.stdout.write(`${sentence}\n`)
    if (value > limit) problems.push(sentence)
  }
  const loads = Object.entries(await measureLoads(server))
  for (const [path, { kilobytes, requests }] of loads) {
    compare(`The first load of ${path}`, kilobytes, budgets[path]?.kilobytes ?? 0, 'kB of JavaScript after gzip')
    compare(`The first load of ${path}`, requests, budgets[path]?.requests ?? 0, 'requests')
  }
  const face = await measureFace(server, loads.find(([path]) => path === '/practice')?.[1].kilobytes ?? 0)
  compare('A conversation with an avatar', face, faceBudget, 'kB of JavaScript after gzip')
  compare('A list of students', await countListStatements(server), statementBudget, 'statements')
  return problems
}

async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const problems = isBuilt()
    ? await exceededBudgets(await startTestServer(stack))
    : ['There is no build in dist/: `npm test` makes one first.']
  for (const problem of problems) process.stderr.write(`Over budget: ${problem}\n`)
  process.exitCode = problems.length ? 1 : 0
}

if (import.meta.main) await main()
