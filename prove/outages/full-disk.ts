import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { openSocketFolder } from '#server/database/embedded/embedded.ts'
import { reservedBytes } from '#server/http/guard/disk-reserve.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { answersOf, formatCount } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { type Call, openProbe, secondsUntil, measureCall, type CallResult } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const fullFor = 15_000
/** Seconds; PostgreSQL is restarted after at most 5 s. */
const maxRecovery = 20

export async function fullDisk(context: ProofContext): Promise<Finding[]> {
  const mounted = await mountSmallDisk(context.folder, context.stack).catch((error: unknown) => String(error))
  if (typeof mounted === 'string')
    return [{ what: 'Disk full', tried: 'not tried', found: `no disk could be mounted: ${mounted}`, hasPassed: false }]
  const scenario = await openScenario(context, { dataDir: join(mounted.folder, 'data') })
  scenario.load.start()
  const { pid } = scenario.server().child
  const probes = [scenario.watch(), openProbe(await heavyCalls(scenario))]
  const seen = () => probes.flatMap((probe) => probe.seen)
  await sleep(3000)
  await mounted.fill(reservedBytes / 2)
  const full = performance.now()
  await sleep(fullFor)
  const worse = performance.now()
  await fillWal(scenario, mounted)
  await sleep(fullFor)
  const freed = performance.now()
  await mounted.empty()
  const back = await secondsUntil(() => isHealthy(scenario), 60_000)
  const recovered = performance.now()
  await sleep(3000)
  await Promise.all(probes.map((probe) => probe.stop()))
  const between = (from: number, to: number) => seen().filter(({ at, ms }) => at >= from && at + ms < to)
  const isSame = scenario.server().child.pid === pid && scenario.server().child.exitCode === null
  const ledger = await judgeLedger('Disk full', scenario.load)
  const crashes = crashesIn((await scenario.server().end('SIGTERM')).stderr)
  const early = crashes.filter((at) => at < worse)
  return [
    ...judgeFull(between(full, worse), early.length),
    judgeWal(between(worse, freed), crashes.length - early.length),
    judgeAfter(back, between(recovered, Infinity), isSame),
    ledger,
  ]
}

async function heavyCalls({ address, token }: Scenario): Promise<Record<string, Call>> {
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  return {
    upload: (signal) =>
      fetch(`${address}/api/account/picture`, { method: 'PUT', headers, body: new Uint8Array(picture), signal }),
    write: callAs(address, token, 'POST', '/api/students', () => ({
      first_name: crypto.randomUUID(),
      notes: 'Buenos días. '.repeat(70).trim(),
    })),
  }
}

// Each switch starts another 16 MB WAL file, for which there is no space.
async function fillWal({ dataDir }: Scenario, disk: SmallDisk): Promise<void> {
  const { host, close } = openSocketFolder(join(dataDir, 'postgres'))
  const client = new Client({ host, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    for (let times = 0; times < 40; times++) {
      await client.query('select pg_logical_emit_message(true, $1, $2)', ['full', 'x'.repeat(1000)])
      await client.query('select pg_switch_wal()')
      await disk.fill()
    }
  } catch {
    // PostgreSQL has stopped, as intended.
  } finally {
    await client.end().catch(() => {})
    close()
  }
}

const isHealthy = async ({ address, token }: Scenario): Promise<boolean> => {
  const read = await measureCall('read', callAs(address, token, 'GET', '/api/students'))
  const write = await measureCall(
    'write',
    callAs(address, token, 'POST', '/api/classes', () => ({ name: crypto.randomUUID() })),
  )
  return read.status === 200 && write.status === 201
}

/** In milliseconds of `performance.now()`, from the server's log. */
const crashesIn = (log: string): number[] =>
  log
    .split('\n')
    .filter((line) => line.includes('exited unexpectedly'))
    .map((line) => Number(/"time":(\d+)/.exec(line)?.[1]) - performance.timeOrigin)

const pick = (seen: readonly CallResult[], ...names: string[]) => seen.filter((one) => names.includes(one.name))

function judgeFull(seen: readonly CallResult[], crashes: number): Finding[] {
  const reads = pick(seen, 'read', 'session', 'healthz', 'readyz')
  const writes = pick(seen, 'write', 'upload', 'sign-in')
  const refused = writes.filter(({ status }) => status === 507)
  return [
    {
      what: 'Disk full: reads continue',
      tried: `${fullFor / 1000} s, ${formatCount(reads.length)} calls`,
      found: `${answersOf(reads)}; PostgreSQL stopped ${crashes} times`,
      hasPassed: crashes === 0 && reads.length > 0 && reads.every(({ status }) => status === 200),
    },
    {
      what: 'Disk full: writes succeed, or fail with 507',
      tried: `${formatCount(writes.length)} calls`,
      found: answersOf(writes),
      hasPassed:
        refused.length > 0 &&
        writes.every(({ status, code }) => status < 300 || (status === 507 && code === 'storage_full')),
    },
  ]
}

function judgeWal(seen: readonly CallResult[], crashes: number): Finding {
  const answered = pick(seen, 'read', 'session').filter(({ status }) => status === 200)
  const wrong = seen.filter(
    ({ status, hasRetryAfter, name: what }) =>
      what !== 'healthz' && status !== 507 && (status === 503 ? !hasRetryAfter : status === 0 || status >= 300),
  )
  return {
    what: 'Disk full to the last byte, so that PostgreSQL stops: only 503 with Retry-After or 507',
    tried: `${fullFor / 1000} s, ${formatCount(seen.length)} calls`,
    found: `PostgreSQL stopped ${crashes} times; ${answersOf(seen)}; ${formatCount(answered.length)} reads succeeded; unexpected: ${answersOf(wrong)}`,
    hasPassed: crashes > 0 && wrong.length === 0,
  }
}

const judgeAfter = (back: number | null, seen: readonly CallResult[], isSame: boolean): Finding => ({
  what: 'Disk full: normal operation once there is space, without a restart',
  tried: 'once',
  found: `${back === null ? 'never' : `after ${back.toFixed(1)} s`}${isSame ? '' : ', but the server exited'}; then ${answersOf(seen)}`,
  hasPassed:
    back !== null && back <= maxRecovery && isSame && seen.every(({ status }) => status >= 200 && status < 300),
})
