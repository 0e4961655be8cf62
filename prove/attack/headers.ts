import { pagePaths, practicePath } from '#contract/pages.ts'
import type { Finding } from '../proof.ts'
import { allSamples, call } from './requests.ts'
import { createTally } from './tally.ts'
import type { Target } from './target.ts'

const everywhere: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /microphone=\(self\), camera=\(\)/,
}
const ofCalls = { ...everywhere, 'content-security-policy': /^default-src 'none'/, 'cache-control': /^no-store$/ }
const ofPages = {
  ...everywhere,
  'content-security-policy':
    /^default-src 'none';script-src 'self'[^;]*;style-src 'self';.*require-trusted-types-for 'script';trusted-types 'none'$/,
}
const revealingHeaders = ['server', 'x-powered-by', 'x-aspnet-version', 'via', 'access-control-allow-origin']
const internals = /\bat (?:\w|<).*\.(?:[jt]s|mjs):\d+|node_modules|select .* from|ECONN|postgres/i

async function faultsOf(answer: Response, required: Readonly<Record<string, RegExp>>, isData = false) {
  const missing = Object.entries(required).filter(([name, right]) => !right.test(answer.headers.get(name) ?? ''))
  const shown = revealingHeaders.filter((name) => answer.headers.has(name))
  const text = await answer.text()
  return [
    ...missing.map(([name]) => `${name} is ${answer.headers.get(name)}`),
    ...shown.map((name) => `shows ${name}`),
    ...(!isData && internals.test(text) ? [`leaks internals: ${text.slice(0, 120)}`] : []),
    ...(answer.headers.get('content-security-policy')?.includes('unsafe') ? ['an unsafe policy'] : []),
    ...(answer.status >= 500 ? [`answered ${answer.status}`] : []),
  ].join(', ')
}

const oddPaths = ['/api/nothing', '/api/%zz', '/api/%00', '/api//students', '/api/students/..%2f..%2fetc%2fpasswd']

export async function testHeaders({ address, openVictim }: Target): Promise<Finding> {
  const tally = createTally('Headers, banners, leaked internals')
  for (const sample of allSamples(await openVictim())) {
    const required = sample.endpoint.immutable ? everywhere : ofCalls
    const unauthenticated = await call(address, sample, { headers: {} })
    tally.note(
      'unauthenticated calls',
      await faultsOf(unauthenticated, required).then((text) => text && `${sample.name} ${text}`),
    )
    const answer = await call(address, sample)
    const faults = await faultsOf(answer, required, answer.ok)
    tally.note('authenticated calls', faults && `${sample.name} ${faults}`)
  }
  const paths = [...oddPaths, `/api/students/${'x'.repeat(5000)}`]
  for (const path of paths)
    tally.note(
      'malformed paths',
      await faultsOf(await fetch(`${address}${path}`), ofCalls).then((t) => t && `${path} ${t}`),
    )
  const pages = [...pagePaths, practicePath, '/nowhere', '/..%2f..%2fetc%2fpasswd', '/%00', '/index.html/x']
  for (const path of pages) {
    const page = await fetch(`${address}${path.replace(':id', crypto.randomUUID())}`, { redirect: 'manual' })
    const isPage = page.headers.get('content-type')?.startsWith('text/html')
    tally.note('pages', await faultsOf(page, isPage ? ofPages : everywhere, isPage).then((t) => t && `${path} ${t}`))
  }
  const docs = await fetch(`${address}/api/docs`)
  tally.note(
    'pages',
    await faultsOf(docs, { 'content-security-policy': /^default-src 'none'; style-src 'self';/ }, true),
  )
  return tally.finding()
}
