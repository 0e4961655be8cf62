import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { Client } from 'pg'
import { pino } from 'pino'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start.ts'
import { bringChromium } from './chromium.ts'

/** What the first load of a page may cost: thousands of bytes of JavaScript after gzip, and requests. */
interface Budget {
  kilobytes: number
  requests?: number
}
/** What the first load of a page did cost. */
export interface Load {
  kilobytes: number
  requests: number
}

const budgets = { '/login': { kilobytes: 135 }, '/students': { kilobytes: 215, requests: 14 } } satisfies Record<
  string,
  Budget
>
const statementsPerList = 3
const settled = 1500
const isBuilt = () => existsSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)))
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** A server on data of its own, with one school signed in. */
interface World extends AsyncDisposable {
  address: string
  token: string
}

/** Starts the server in this process, on a free port and an empty folder, and signs a school up. */
export async function openWorld(): Promise<World> {
  await using parts = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-budgets-'))
  parts.defer(() => rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 }))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LIMIT_FACTOR: '1000' })
  const { address, close } = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
  parts.defer(close)
  const account = { email: 'budget@school.example', school_name: 'Escuela Sol', password: 'a-quiet-river-42' }
  const { authToken: token } = await call<{ authToken: string }>(address, '', '/auth/signup', account)
  await call(address, token, '/billing/subscribe', { tier: 'starter' })
  for (const first_name of ['Aina', 'Bruno', 'Chloé']) await call(address, token, '/students', { first_name })
  const opened = parts.move()
  return { address, token, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

async function call<T>(address: string, token: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${address}/api${path}`, init)
  const answer: T = JSON.parse(await response.text())
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
