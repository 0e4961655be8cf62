import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#server/demo/random.ts'
import { openStripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Load, openLoad } from '../load/load.ts'
import { kinds } from '../load/tally.ts'
import type { ProofContext, Proof } from '../proof.ts'
import { type DatabaseKill, databaseKills, openKillableServer } from './killable-server.ts'
import { tamper } from './tamper.ts'
import { type KillSeries, describeSeries, describeAnswers, describeStarts } from './findings.ts'

const defaults = { rounds: 100, database: 20, seed: 1 } as const
/** Milliseconds from an acknowledged call until the kill. */
const earliest = 20
const span = 780
const fullEvery = 10
/** Every fourth kill also kills the database, as the end of a container does. */
const withDatabaseEvery = 4

export const prove: Proof = async (context) => {
  const numberOf = (name: keyof typeof defaults) => Number(context.options.get(name) ?? defaults[name])
  const chance = createRandom(numberOf('seed')).next
  const peer = await openStripePeer({ webhookSecret: 'whsec_of_the_proof', secretKey: 'sk_test_of_the_proof' })
  context.stack.defer(() => peer.close())
  const target = await openKillableServer(context.folder, peer, context.stack)
  const load = await openLoad({ address: () => target.address, peer, random: chance })
  context.stack.defer(() => load.end())
  const server = await runSeries(context, load, chance, {
    name: 'server killed',
    rounds: numberOf('rounds'),
    kill: (round) => target.killServer(round % withDatabaseEvery === withDatabaseEvery - 1),
  })
  const database = await runSeries(context, load, chance, {
    name: 'database killed',
    rounds: numberOf('database'),
    kill: (round) => target.killDatabase(methodOf(round)),
  })
  const ledger = await tamper(target.databaseFolder, load)
  await target.killServer(false)
  const allSeries = [server, database]
  return [
    ...allSeries.flatMap(describeSeries),
    ...allSeries.map(describeAnswers),
    describeStarts(target.failedStarts, target.failures()),
    ledger,
  ]
}

const methodOf = (round: number): DatabaseKill => databaseKills[round % databaseKills.length] ?? 'postmaster'

interface SeriesOptions {
  name: string
  rounds: number
  kill: (round: number) => Promise<number>
}

async function runSeries(
  { log }: ProofContext,
  load: Load,
  chance: () => number,
  { name, rounds, kill }: SeriesOptions,
): Promise<KillSeries> {
  const before = structuredClone({ counts: load.counts, statuses: load.statuses })
  const inFlight = { add: 0, bulk: 0, import: 0, upload: 0, chat: 0, webhook: 0 }
  const series: KillSeries = { name, before, inFlight, after: before, rounds, times: [], violations: new Map() }
  const check = async (isFull: boolean) => {
    const found = await load.check(isFull)
    // Each later check finds the same violation again.
    for (const one of found) series.violations.set(`${one.kind}: ${one.fault}: ${one.about}`, one)
    for (const { kind, fault, about } of found.slice(0, 5)) log(`${kind}: ${fault}: ${about}`)
  }
  for (let round = 0; round < rounds; round += 1) {
    load.start()
    await untilAcknowledged(load)
    await sleep(earliest + chance() * span)
    for (const kind of kinds) series.inFlight[kind] += load.counts[kind].underWay
    series.times.push(await kill(round))
    const isFull = round % fullEvery === fullEvery - 1
    await (isFull ? load.pause() : load.hold())
    await check(isFull)
    log(`${name}: ${round + 1} of ${rounds}, ready after ${series.times.at(-1)?.toFixed(0)} ms`)
  }
  await load.pause()
  await check(true)
  series.after = structuredClone({ counts: load.counts, statuses: load.statuses })
  return series
}

async function untilAcknowledged({ counts }: Load): Promise<void> {
  const acknowledged = () => kinds.reduce((total, kind) => total + counts[kind].acknowledged, 0)
  const before = acknowledged()
  while (acknowledged() === before) await sleep(2)
}
