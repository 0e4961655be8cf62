import { randomBytes } from 'node:crypto'
import { pictureLimits } from '#contract/school/account.ts'
import { clientOf, goodPassword } from '#server/test/world.ts'
import type { Finding } from '../proof.ts'
import { apiAt, codeOf, openSchool, sendTo } from './callers.ts'
import type { Pair } from './pair.ts'
import { openConversation } from './conversations.ts'

const spoofedIp = '203.0.113.9'

export async function proveEdge(address: string, pair: Pair): Promise<Finding[]> {
  const findings = [await proveAddresses(address), await proveBodies(address), await proveStreams(address)]
  return [...findings, await proveAway(address, pair)]
}

async function proveAway(address: string, pair: Pair): Promise<Finding> {
  await Promise.all([pair.kill(0), pair.kill(1)])
  const codes = [await codeOf(apiAt(address).auth.me()), await codeOf(apiAt(address, 'a.b.c').students.list())]
  return {
    what: 'Both servers killed',
    tried: `${codes.length} calls`,
    found: codes.join(', '),
    hasPassed: codes.every((code) => code === 'unavailable'),
  }
}

async function proveAddresses(address: string): Promise<Finding> {
  const { signedIn } = await openSchool(address)
  const spoofed = { 'x-forwarded-for': spoofedIp, 'x-real-ip': spoofedIp, forwarded: `for=${spoofedIp}` }
  const { email } = signedIn.user
  const client = clientOf(sendTo(address, '', undefined, spoofed))
  const { authToken } = await client.auth.login({ body: { email, password: goodPassword } })
  const { items } = await apiAt(address, authToken).sessions.list()
  const believed = items.filter(({ ip }) => ip !== '127.0.0.1')
  const { headers } = await fetch(`${address}/api/auth/me`)
  const hasHsts = headers.has('strict-transport-security')
  return {
    what: 'A spoofed client address, and HSTS for an https APP_URL',
    tried: `X-Forwarded-For, X-Real-IP, Forwarded; ${items.length} sessions`,
    found: `${believed.length} believed; HSTS ${hasHsts ? 'sent' : 'missing'}`,
    hasPassed: believed.length === 0 && items.length === 2 && hasHsts,
  }
}

async function proveBodies(address: string): Promise<Finding> {
  const { token } = await openSchool(address)
  const put = async (bytes: number) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
    const answer = await fetch(`${address}/api/account/logo`, { method: 'PUT', headers, body: randomBytes(bytes) })
    const body: unknown = await answer.json().catch(() => null)
    return `${answer.status} ${typeof body === 'object' && body && 'code' in body ? String(body.code) : 'unreadable'}`
  }
  const largest = pictureLimits.bytes
  const codes = [await put(largest), await put(largest + 1), await put(largest * 3)]
  const expected = ['415 unsupported_file', '413 too_large', '413 too_large']
  return {
    what: 'Bodies of the largest size, one byte more, and three times as large',
    tried: `${codes.length} uploads of noise`,
    found: codes.join(', '),
    hasPassed: codes.join() === expected.join(),
  }
}

async function proveStreams(address: string): Promise<Finding> {
  const { api, conversation_id: id } = await openConversation(address)
  const say = (text: string) =>
    api.practice.say({ params: { id }, body: { text } }, { idempotencyKey: crypto.randomUUID() })
  // Each process holds its first answer back, to see whether the model thinks aloud.
  for (const text of ['Hola.', 'Buenos días.', '¿Qué tal?', 'Muy bien.']) await Array.fromAsync(await say(text))
  const startedAt = performance.now()
  const at: number[] = []
  for await (const { event } of await say('Cuéntame algo.'))
    if (event === 'delta') at.push(performance.now() - startedAt)
  const gap = (at.at(-1) ?? 0) - (at[0] ?? 0)
  return {
    what: 'A streamed reply',
    tried: `${at.length} pieces`,
    found: `the first after ${Math.round(at[0] ?? 0)} ms, the last ${Math.round(gap)} ms later`,
    hasPassed: at.length > 3 && gap > 1000,
  }
}
