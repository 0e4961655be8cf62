import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePaths } from '#contract/pages.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { allSamples } from './requests.ts'
import type { Target } from './target.ts'

/** In seconds; `moduleTimeout` is per module. */
const scanTimeout = 900
const moduleTimeout = 90
/** The modules that need no network, no downloaded list and no second account. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

interface Report {
  vulnerabilities: Record<string, { path: string; parameter: string | null; info: string }[]>
  anomalies: Record<string, { path: string; info: string }[]>
  infos: { crawled_pages_nbr?: number }
}

// HSTS and secure cookies need TLS, which a proxy provides.
const isExpected = (info: string) =>
  /Strict-Transport-Security|X-XSS-Protection is not set|Secure flag is not set/i.test(info)

export async function runWapiti(target: Target, { folder }: ProofContext): Promise<Finding> {
  const victim = await target.openVictim()
  const { address } = target
  const reads = allSamples(victim).filter(
    ({ endpoint, name }) => endpoint.method === 'GET' && name !== 'account.export',
  )
  const calls = reads.map(({ path, query }) => `${address}${path}?${new URLSearchParams(query).toString()}`)
  const pages = pagePaths.map((path) => `${address}${path.replace(':id', crypto.randomUUID())}`)
  const report = join(folder, 'wapiti.json')
  const before = total(await target.answers())
  const words = ['-u', `${address}/`, '--scope', 'domain', '-m', modules, '-f', 'json', '-o', report]
  const bounds = [
    '--max-scan-time',
    String(scanTimeout),
    '--max-attack-time',
    String(moduleTimeout),
    '-d',
    '3',
    '-t',
    '10',
  ]
  const own = ['--flush-session', '--store-session', join(folder, 'wapiti'), '--no-bugreport', '-v', '0']
  const token = ['-H', `Authorization: Bearer ${victim.school.signedIn.authToken}`]
  const starts = [...pages, ...calls].flatMap((url) => ['-s', url])
  await new Promise<void>((resolve) => {
    const options = { timeout: (scanTimeout + 300) * 1000, maxBuffer: 2 ** 27 }
    execFile('wapiti', [...words, ...bounds, ...own, ...token, ...starts], options, () => resolve())
  })
  const { vulnerabilities, anomalies }: Report = JSON.parse(await readFile(report, 'utf8'))
  const page = await (await fetch(`${address}/login`)).text()
  // Unknown paths below a page return the app, so a "backup file" there is a false positive.
  const isOurPage = async (path: string) => (await (await fetch(`${address}${path}`)).text()) === page
  const found: string[] = []
  for (const [kind, all] of [...Object.entries(vulnerabilities), ...Object.entries(anomalies)])
    for (const { path, info } of all) {
      const isNothing = isExpected(info) || (kind === 'Backup file' && (await isOurPage(path)))
      if (!isNothing) found.push(`${kind} ${path}: ${info}`)
    }
  const tried = total(await target.answers()) - before
  return {
    what: 'wapiti, all modules that work offline',
    tried: `${tried.toLocaleString('en')} requests, ${pages.length} pages, ${calls.length} calls with a token`,
    found: found.length > 0 ? describe(found) : 'nothing',
    hasPassed: found.length === 0 && tried > pages.length,
  }
}

const describe = (found: readonly string[]) =>
  `${found.length}, such as ${found.slice(0, 12).join('; ')}`.replaceAll('|', '\\|').replaceAll('\n', ' ')

const total = (answers: ReadonlyMap<string, number>) => [...answers.values()].reduce((sum, count) => sum + count, 0)
