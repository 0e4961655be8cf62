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
import type { ProofContext } from '../proof.ts'
import { type Call, openProbe, type Probe } from './probe.ts'

export interface Scenario {
  address: string
  dataDir: string
  server: () => RunningServer
  /** A session that only `watch` uses. */
  token: string
  load: Load
  watch: (every?: number) => Probe
  start: () => Promise<void>
}

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
  rest?: number
}

export async function openScenario({ folder, stack }: ProofContext, options: Options = {}): Promise<Scenario> {
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
  // A second user, because signing in ends the oldest of 20 sessions.
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

export async function signUp(address: string): Promise<{ token: string; email: string }> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = JSON.stringify({ email, password, school_name: 'Escuela Luna', time_zone: 'Europe/Madrid' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/auth/signup`, { method: 'POST', headers, body })
  const token = fieldOf(await response.json(), 'authToken')
  if (!token) throw new Error(`Signing up failed: ${response.status}`)
  return { token, email }
}

export async function subscribe(address: string, token: string, peer: StripePeer | null): Promise<void> {
  const post = (path: string, body: object) =>
    callAs(address, token, 'POST', path, () => body)(AbortSignal.timeout(20_000))
  const response = await post('/api/billing/subscribe', { tier: 'pro' })
  if (!response.ok) throw new Error(`Subscribing failed: ${response.status}`)
  const url = fieldOf(await response.json(), 'url')
  if (!url || !peer) return
  const checkout = new URL((await peer.pay(url)) ?? '').searchParams.get('checkout') ?? ''
  await post('/api/billing/sync', { checkout })
}

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
