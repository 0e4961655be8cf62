import { runProgram } from '#server/test/programs/program.ts'
import type { Finding } from '../proof.ts'
import { startBouncer } from './bouncer.ts'
import { wordsOf } from './callers.ts'
import { copyProgram } from './copy.ts'
import { openPair, sharedSettings } from './pair.ts'
import { workUntil } from './rolling.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Town } from './town.ts'

/** What PgBouncer does not pass on, given to the role instead. */
const ofRole = {
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

/** A database whose settings stand where PgBouncer does not take them away. */
async function makeDatabase(town: Town): Promise<string> {
  const url = await town.makeDatabase()
  const name = new URL(url).pathname.slice(1)
  for (const [setting, value] of Object.entries(ofRole))
    await ask(url, `alter role postgres in database ${name} set ${setting} = '${value}'`)
  return url
}

/** What somebody is told who has not read about PgBouncer. */
async function proveRefusals(town: Town, stack: AsyncDisposableStack): Promise<Finding> {
  const strict = await startBouncer(town, stack, { pool_mode: 'session' })
  const lax = await startBouncer(town, stack, { pool_mode: 'session', ignore_startup_parameters: 'options' })
  const tell = async (port: number) => {
    const url = await town.makeDatabase()
    const settings = { ...(await sharedSettings(town, url)), DATABASE_URL: through(url, port), PORT: '0' }
    const { code, stderr } = await runProgram('server/main.mjs', [], settings).ending
    return { code, stderr: stderr.trim() }
  }
  const told = [await tell(strict.port), await tell(lax.port)]
  const isRight = told.every(({ code, stderr }) => code === 1 && !stderr.includes('\n'))
  return {
    what: 'PgBouncer without what it needs',
    tried: 'options refused by it, and options ignored by it without settings of the role',
    found: told.map(({ stderr }) => `“${stderr}”`).join(' '),
    isRight: isRight && /time limits/.test(told[1]?.stderr ?? ''),
  }
}

async function workThrough(
  town: Town,
  stack: AsyncDisposableStack,
  pool_mode: 'session' | 'transaction',
  main: string | undefined,
): Promise<Finding> {
  const { port } = await startBouncer(town, stack, { pool_mode, ignore_startup_parameters: 'options' })
  const url = through(await makeDatabase(town), port)
  const pair = await openPair(town, stack, { DATABASE_URL: url }, main)
  const work = await workUntil(pair.addresses[0] ?? '', 4, async () => {
    const other = await workUntil(pair.addresses[1] ?? '', 4, () => pause(6000))
    if (other.failed.length) throw new AggregateError(other.failed, 'Calls at the other failed')
  })
  return {
    what: `${pool_mode === 'session' ? 'Session' : 'Transaction'} pooling with PgBouncer${main ? ', statements unnamed' : ''}`,
    tried: `both servers, ${work.tally.calls} calls at one of them`,
    found: `${work.failed.length} failed, ${work.lost} lost; troubles on the way: ${wordsOf(work.tally)}`,
    isRight: work.failed.length === 0 && work.lost === 0 && work.tally.troubles.size === 0,
  }
}

/** What works behind PgBouncer. Debian's is older than 1.21, which is the first that knows named statements in transaction pooling. */
export async function provePooling(town: Town, stack: AsyncDisposableStack): Promise<Finding[]> {
  const copy = await copyProgram(town)
  await copy.edit('server/database/statements.ts', 'const mostNames = 2000', 'const mostNames = 0')
  return [
    await proveRefusals(town, stack),
    await workThrough(town, stack, 'session', undefined),
    await workThrough(town, stack, 'transaction', copy.main),
  ]
}
