import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { openSocketFolder } from '#server/database/embedded/embedded.ts'
import { reservedBytes } from '#server/http/guard/disk-reserve.ts'
import type { Finding, Ground } from '../proof.ts'
import { answersOf, counted } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { type Call, openProbe, secondsUntil, see, type Seen } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const fullFor = 15_000
/** Seconds until all is well once there is space; PostgreSQL is started again every 5 s at the latest. */
const soon = 20

/** The disk of the data folder runs full under load: first of what is kept free half is taken, and then all, with PostgreSQL's own log of changes. */
export async function fullDisk(ground: Ground): Promise<Finding[]> {
  const mounted = await mountSmallDisk(ground.folder, ground.stack).catch((error: unknown) => String(error))
  if (typeof mounted === 'string')
    return [{ what: 'Disk full', tried: 'not tried', found: `no disk could be mounted: ${mounted}`, isRight: false }]
  const scene = await openScene(ground, { dataDir: join(mounted.folder, 'data') })
  scene.load.start()
  const { pid } = scene.server().child
  const probes = [scene.watch(), openProbe(await heavyCalls(scene))]
  const seen = () => probes.flatMap((probe) => probe.seen)
  await sleep(3000)
  await mounted.fill(reservedBytes / 2)
  const full = performance.now()
  await sleep(fullFor)
  const worse = performance.now()
  await fillLog(scene, mounted)
  await sleep(fullFor)
  const freed = performance.now()
  await mounted.empty()
  const back = await secondsUntil(() => isWell(scene), 60_000)
  const well = performance.now()
  await sleep(3000)
  await Promise.all(probes.map((probe) => probe.stop()))
  const between = (from: number, to: number) => seen().filter(({ at, ms }) => at >= from && at + ms < to)
  const isSame = scene.server().child.pid === pid && scene.server().child.exitCode === null
  const ledger = await judgeLedger('Disk full', scene.load)
  const crashes = crashesIn((await scene.server().end('SIGTERM')).stderr)
  const early = crashes.filter((at) => at < worse)
  return [
    ...judgeFull(between(full, worse), early.length),
    judgeLog(between(worse, freed), crashes.length - early.length),
    judgeAfter(back, between(well, Infinity), isSame),
    ledger,
  ]
}

async function heavyCalls({ address, token }: Scene): Promise<Record<string, Call>> {
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

// Each call begins another file of 16 MB of the log, for which there is no room.
async function fillLog({ dataDir }: Scene, disk: SmallDisk): Promise<void> {
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
    // It has ended, which is what was wanted.
  } finally {
    await client.end().catch(() => {})
    close()
  }
}

const isWell = async ({ address, token }: Scene): Promise<boolean> => {
  const read = await see('read', callAs(address, token, 'GET', '/api/students'))
  const write = await see(
    'write',
    callAs(address, token, 'POST', '/api/classes', () => ({ name: crypto.randomUUID() })),
  )
  return read.status === 200 && write.status === 201
}

/** When PostgreSQL ended by itself, in milliseconds of `performance.now()`, by the log of the server. */
const crashesIn = (log: string): number[] =>
  log
    .split('\n')
    .filter((line) => line.includes('exited unexpectedly'))
    .map((line) => Number(/"time":(\d+)/.exec(line)?.[1]) - performance.timeOrigin)

const pick = (seen: readonly Seen[], ...names: string[]) => seen.filter((one) => names.includes(one.name))

function judgeFull(seen: readonly Seen[], crashes: number): Finding[] {
  const reads = pick(seen, 'read', 'session', 'healthz', 'readyz')
  const writes = pick(seen, 'write', 'upload', 'sign-in')
  const refused = writes.filter(({ status }) => status === 507)
  return [
    {
      what: 'Disk full: reads go on',
      tried: `${fullFor / 1000} s, ${counted(reads.length)} calls`,
      found: `${answersOf(reads)}; PostgreSQL ended ${crashes} times`,
      isRight: crashes === 0 && reads.length > 0 && reads.every(({ status }) => status === 200),
    },
    {
      what: 'Disk full: writes are refused with 507, or done',
      tried: `${counted(writes.length)} calls`,
      found: answersOf(writes),
      isRight:
        refused.length > 0 &&
        writes.every(({ status, code }) => status < 300 || (status === 507 && code === 'storage_full')),
    },
  ]
}

function judgeLog(seen: readonly Seen[], crashes: number): Finding {
  const answered = pick(seen, 'read', 'session').filter(({ status }) => status === 200)
  const wrong = seen.filter(
    ({ status, hasRetryAfter, name: what }) =>
      what !== 'healthz' && status !== 507 && (status === 503 ? !hasRetryAfter : status === 0 || status >= 300),
  )
  return {
    what: 'Disk full to the last byte, and PostgreSQL ends because its log has no room: 503 with Retry-After or 507, nothing else',
    tried: `${fullFor / 1000} s, ${counted(seen.length)} calls`,
    found: `PostgreSQL ended ${crashes} times; ${answersOf(seen)}; ${counted(answered.length)} reads went on; not so: ${answersOf(wrong)}`,
    isRight: crashes > 0 && wrong.length === 0,
  }
}

const judgeAfter = (back: number | null, seen: readonly Seen[], isSame: boolean): Finding => ({
  what: 'Disk full: all is well once there is space, without a restart',
  tried: 'once',
  found: `${back === null ? 'never' : `after ${back.toFixed(1)} s`}${isSame ? '' : ', but the server ended'}; then ${answersOf(seen)}`,
  isRight: back !== null && back <= soon && isSame && seen.every(({ status }) => status >= 200 && status < 300),
})
