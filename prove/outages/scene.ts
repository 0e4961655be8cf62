import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fieldOf } from '#server/lib/field-of.ts'
import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { goodPassword as password } from '#server/test/world.ts'
import { type Load, openLoad } from '../load/load.ts'
import type { Kind } from '../load/tally.ts'
import type { Ground } from '../proof.ts'
import { type Call, openProbe, type Probe } from './probe.ts'

/** A server at work, on data and a port of its own. */
export interface Scene {
  address: string
  dataDir: string
  server: () => RunningServer
  /** A signed-in school, which only `watch` uses. */
  token: string
  /** Writers with a ledger, at rest until they are started. */
  load: Load
  /** Asks for what people ask for: reads, the session, a new student; and for what load balancers do. */
  watch: (every?: number) => Probe
  /** Starts the server again at the same address, after it has ended. */
  start: () => Promise<void>
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

interface Options {
  settings?: Readonly<Record<string, string>>
  dataDir?: string
  peer?: StripePeer | null
  kinds?: readonly Kind[]
  /** Milliseconds that each writer pauses between two pieces of work. */
  rest?: number
}

/** Starts a server and those who use it, which all end with the ground. */
export async function openScene({ folder, stack }: Ground, options: Options = {}): Promise<Scene> {
  const { settings = {}, dataDir = join(folder, 'data'), peer = null, kinds, rest = 100 } = options
  await mkdir(dataDir, { recursive: true })
  const port = await freePort()
  const launch = () => startProcess({ PORT: String(port), DATA_DIR: dataDir, ...settings })
  let server = await launch()
  stack.defer(async () => {
    if (server.child.exitCode === null) await server.end('SIGTERM')
  })
  const address = `http://127.0.0.1:${port}`
  const { token } = await signUp(address)
  // Its own, because a user has at most 20 sessions and the oldest ends.
  const { email } = await signUp(address)
  await subscribe(address, token, peer)
  const load = await openLoad({ address: () => address, peer, rest, ...(kinds && { kinds }) })
  stack.defer(load.end)
  return {
    address,
    dataDir,
    server: () => server,
    token,
    load,
    watch: (every) => openProbe(callsOf(address, token, email), every),
    start: async () => {
      server = await launch()
    },
  }
}

/** A new school's token and address. */
export async function signUp(address: string): Promise<{ token: string; email: string }> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = JSON.stringify({ email, password, school_name: 'Escuela Luna', time_zone: 'Europe/Madrid' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/auth/signup`, { method: 'POST', headers, body })
  const token = fieldOf(await response.json(), 'authToken')
  if (!token) throw new Error(`Nobody could sign up: ${response.status}`)
  return { token, email }
}

/** Begins a trial: at Stripe on its own pages, in the sandbox at once. */
export async function subscribe(address: string, token: string, peer: StripePeer | null): Promise<void> {
  const post = (path: string, body: object) =>
    callAs(address, token, 'POST', path, () => body)(AbortSignal.timeout(20_000))
  const response = await post('/api/billing/subscribe', { tier: 'pro' })
  if (!response.ok) throw new Error(`Nobody could subscribe: ${response.status}`)
  const url = fieldOf(await response.json(), 'url')
  if (!url || !peer) return
  const checkout = new URL((await peer.pay(url)) ?? '').searchParams.get('checkout') ?? ''
  await post('/api/billing/sync', { checkout })
}

/** A call as whoever holds a token. */
export const callAs =
  (
    address: string,
    token: string,
    method: string,
    path: string,
    body?: () => object,
    more: Readonly<Record<string, string>> = {},
  ): Call =>
  (signal) =>
    fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...more },
      signal,
      ...(body && { body: JSON.stringify(body()) }),
    })

const callsOf = (address: string, token: string, email: string): Record<string, Call> => ({
  read: callAs(address, token, 'GET', '/api/students'),
  session: callAs(address, token, 'GET', '/api/auth/me'),
  write: callAs(address, token, 'POST', '/api/classes', () => ({ name: crypto.randomUUID() })),
  'sign-in': callAs(address, '', 'POST', '/api/auth/local-login', () => ({ email, password })),
  healthz: callAs(address, '', 'GET', '/healthz'),
  readyz: callAs(address, '', 'GET', '/readyz'),
})
