import type { Finding } from '../proof.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTally } from './tally.ts'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Target } from './target.ts'
import { endpoints } from '#server/test/contract/endpoints.ts'

const origins = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://localhost', 'file://']
const hosts: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: '127.0.0.1@evil.example' },
  { host: 'evil.example:80' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-original-host': 'evil.example' },
  { 'x-forwarded-server': 'evil.example', 'x-host': 'evil.example' },
]
const foreignUrls = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/students/../..//evil.example',
  'javascript:alert(1)',
  '/\tevil.example',
  '/login@evil.example',
  '/students\r\nlocation: https://evil.example',
  'data:text/html,x',
]

/** `fetch` can't set the Host header. */
const callWith = (address: string, path: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = request(`${address}${path}`, { method: body ? 'POST' : 'GET', headers }, (answer) => {
      text(answer).then(
        (all) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: all }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })

export async function testOrigins(target: Target): Promise<Finding> {
  const { address, openVictim, mails } = target
  const tally = createTally('Foreign origins, hosts and redirects')
  for (const [name, { method, path }] of endpoints)
    for (const origin of origins) {
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      }
      const answer = await fetch(`${address}/api${path}`, { method: 'OPTIONS', headers })
      const allows = [...answer.headers.keys()].filter((key) => key.startsWith('access-control'))
      tally.note(
        'preflights',
        (answer.status >= 500 || allows.length > 0) && `${name} ${answer.status} ${allows.join()}`,
      )
    }
  const { school } = await openVictim()
  const { email } = school.signedIn.user
  for (const host of hosts) {
    const sent = { ...host, 'content-type': 'application/json' }
    const answer = await callWith(address, '/api/auth/forgot-password', sent, JSON.stringify({ email }))
    tally.note('hosts', answer.status >= 500 && `answered ${answer.status}`)
    const page = await callWith(address, '/login', host)
    tally.note('hosts', JSON.stringify(page).includes('evil.example') && 'a page repeats the host')
  }
  await sleep(3000)
  const received = mails.filter(({ to }) => to?.some(({ address: one }) => one === email))
  for (const { text: plain = '', html = '' } of received)
    tally.note('mails', /evil\.example/.test(plain + html) && 'a mail links to the foreign host')
  for (const from of foreignUrls) {
    const query = new URLSearchParams({ from, next: from, returnTo: from }).toString()
    for (const path of ['/api/auth/google', '/login', '/upgrade', '/upgrade/return', '/api/auth/google/callback']) {
      const answer = await fetch(`${address}${path}?${query}`, { redirect: 'manual' })
      const location = answer.headers.get('location') ?? ''
      tally.note('redirects', /evil|javascript|data:/.test(location) && `${path} redirects to ${location}`)
    }
    for (const path of ['/billing/portal', '/billing/payment-methods', '/billing/subscribe']) {
      const body = JSON.stringify({ from, ...(path.endsWith('subscribe') && { tier: 'pro' }) })
      const answer = await school.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const body2 = await answer.text()
      tally.note(
        'redirects',
        (answer.status >= 500 || /"url":"[^"]*\/\/evil/.test(body2)) && `${path}: ${body2.slice(0, 100)}`,
      )
    }
  }
  return tally.finding(`${received.length} mails read`)
}
