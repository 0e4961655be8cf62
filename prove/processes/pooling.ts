import { runProgram } from '#server/test/programs/program.ts'
import type { Finding } from '../proof.ts'
import { startPgBouncer } from './bouncer.ts'
import { describeFailures } from './callers.ts'
import { copyProgram } from './copy.ts'
import { openPair, sharedSettings } from './pair.ts'
import { workUntil } from './rolling.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { query, type Cluster } from './cluster.ts'

/** Session settings that PgBouncer doesn't forward are set for the role. */
const roleSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
} as const

const through = (url: string, port: number) => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

async function makeDatabase(cluster: Cluster): Promise<string> {
  const url = await cluster.makeDatabase()
  const name = new URL(url).pathname.slice(1)
  for (const [setting, value] of Object.entries(roleSettings))
    await query(url, `alter role postgres in database ${name} set ${setting} = '${value}'`)
  return url
}

async function proveRefusals(cluster: Cluster, stack: AsyncDisposableStack): Promise<Finding> {
  const strict = await startPgBouncer(cluster, stack, { pool_mode: 'session' })
  const lax = await startPgBouncer(cluster, stack, { pool_mode: 'session', ignore_startup_parameters: 'options' })
  const start = async (port: number) => {
    const url = await cluster.makeDatabase()
    const settings = { ...(await sharedSettings(cluster, url)), DATABASE_URL: through(url, port), PORT: '0' }
    const { code, stderr } = await runProgram('server/main.mjs', [], settings).ending
    return { code, stderr: stderr.trim() }
  }
  const results = [await start(strict.port), await start(lax.port)]
  const hasPassed = results.every(({ code, stderr }) => code === 1 && !stderr.includes('\n'))
  return {
    what: 'PgBouncer with missing settings',
    tried: 'startup options rejected, and startup options ignored without settings of the role',
    found: results.map(({ stderr }) => `“${stderr}”`).join(' '),
    hasPassed: hasPassed && /timeouts/.test(results[1]?.stderr ?? ''),
  }
}

async function workThrough(
  cluster: Cluster,
  stack: AsyncDisposableStack,
  pool_mode: 'session' | 'transaction',
  main: string | undefined,
): Promise<Finding> {
  const { port } = await startPgBouncer(cluster, stack, { pool_mode, ignore_startup_parameters: 'options' })
  const url = through(await makeDatabase(cluster), port)
  const pair = await openPair(cluster, stack, { DATABASE_URL: url }, main)
  const work = await workUntil(pair.addresses[0] ?? '', 4, async () => {
    const other = await workUntil(pair.addresses[1] ?? '', 4, () => pause(6000))
    if (other.failed.length) throw new AggregateError(other.failed, 'Calls at the other failed')
  })
  return {
    what: `${pool_mode === 'session' ? 'Session' : 'Transaction'} pooling with PgBouncer${main ? ', without prepared statements' : ''}`,
    tried: `both servers, ${work.stats.calls} calls at one of them`,
    found: `${work.failed.length} failed, ${work.lost} lost; temporary failures: ${describeFailures(work.stats)}`,
    hasPassed: work.failed.length === 0 && work.lost === 0 && work.stats.failures.size === 0,
  }
}

/** Debian's PgBouncer is older than 1.21, the first with prepared statements in transaction pooling. */
export async function provePooling(cluster: Cluster, stack: AsyncDisposableStack): Promise<Finding[]> {
  const copy = await copyProgram(cluster)
  await copy.edit('server/database/statements.ts', 'const maxStatements = 2000', 'const maxStatements = 0')
  return [
    await proveRefusals(cluster, stack),
    await workThrough(cluster, stack, 'session', undefined),
    await workThrough(cluster, stack, 'transaction', copy.main),
  ]
}
