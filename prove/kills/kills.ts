import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#server/demo/random.ts'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { openStripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Load, openLoad } from '../load/load.ts'
import { type Kind, kinds as allKinds, perKind } from '../load/tally.ts'
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
  const ear = await openRecognitionPeer()
  context.stack.defer(() => ear.close())
  const target = await openKillableServer(context.folder, { peer, ear }, context.stack)
  const kinds = kindsIn(context.options.get('kinds'))
  const { address, dataDir } = target
  const load = await openLoad({ address: () => address, peer, ear, dataDir, kinds, random: chance })
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
  const ledger = await tamper(dataDir, load)
  await target.killServer(false)
  const allSeries = [server, database]
  return [
    ...allSeries.flatMap(describeSeries),
    ...allSeries.map(describeAnswers),
    describeStarts(target.failedStarts, target.failures()),
    ledger,
  ]
}

const kindsIn = (names: string | undefined): readonly Kind[] =>
  names === undefined ? allKinds : allKinds.filter((kind) => names.split(',').includes(kind))

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
  const inFlight = perKind(() => 0)
  const { kinds } = load
  const results = { before, inFlight, after: before, times: [], violations: new Map() }
  const series: KillSeries = { name, kinds, rounds, ...results }
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

async function untilAcknowledged({ kinds, counts }: Load): Promise<void> {
  const acknowledged = () => kinds.reduce((total, kind) => total + counts[kind].acknowledged, 0)
  const before = acknowledged()
  while (acknowledged() === before) await sleep(2)
}
