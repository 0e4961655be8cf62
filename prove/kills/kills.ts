import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#server/demo/random.ts'
import { openStripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Load, openLoad } from '../load/load.ts'
import { kinds } from '../load/tally.ts'
import type { Ground, Proof } from '../proof.ts'
import { type DatabaseKill, databaseKills, openHouse } from './house.ts'
import { tamper } from './tamper.ts'
import { type Act, describeAct, describeAnswers, describeStarts } from './findings.ts'

const usual = { rounds: 100, database: 20, seed: 1 } as const
/** A kill comes so many milliseconds after something was acknowledged again. */
const earliest = 20
const span = 780
/** Every tenth check is a full one. */
const fullEvery = 10
/** Every fourth kill of the server takes its database along, as the end of a container does; otherwise that is told to stop. */
const withDatabaseEvery = 4

/** Kills the server, and then its database, in the middle of everything that writers do, and looks for all that was acknowledged. */
export const prove: Proof = async (ground) => {
  const numberOf = (name: keyof typeof usual) => Number(ground.options.get(name) ?? usual[name])
  const chance = createRandom(numberOf('seed')).next
  const peer = await openStripePeer({ webhookSecret: 'whsec_of_the_proof', secretKey: 'sk_test_of_the_proof' })
  ground.stack.defer(() => peer.close())
  const house = await openHouse(ground.folder, peer, ground.stack)
  const load = await openLoad({ address: () => house.address, peer, random: chance })
  ground.stack.defer(() => load.end())
  const server = await playAct(ground, load, chance, {
    name: 'server killed',
    rounds: numberOf('rounds'),
    kill: (round) => house.killServer(round % withDatabaseEvery === withDatabaseEvery - 1),
  })
  const database = await playAct(ground, load, chance, {
    name: 'database killed',
    rounds: numberOf('database'),
    kill: (round) => house.killDatabase(wayOf(round)),
  })
  const ledger = await tamper(house.databaseFolder, load)
  await house.killServer(false)
  const acts = [server, database]
  return [
    ...acts.flatMap(describeAct),
    ...acts.map(describeAnswers),
    describeStarts(house.refusals, house.failures()),
    ledger,
  ]
}

const wayOf = (round: number): DatabaseKill => databaseKills[round % databaseKills.length] ?? 'postmaster'

interface Script {
  name: string
  rounds: number
  kill: (round: number) => Promise<number>
}

async function playAct(
  { say }: Ground,
  load: Load,
  chance: () => number,
  { name, rounds, kill }: Script,
): Promise<Act> {
  const before = structuredClone({ counts: load.counts, statuses: load.statuses })
  const caught = { add: 0, bulk: 0, import: 0, upload: 0, chat: 0, webhook: 0 }
  const act: Act = { name, before, caught, after: before, rounds, times: [], complaints: new Map() }
  const look = async (isFull: boolean) => {
    const found = await load.check(isFull)
    // What is wrong is found again by every check that follows.
    for (const one of found) act.complaints.set(`${one.kind}: ${one.fault}: ${one.about}`, one)
    for (const { kind, fault, about } of found.slice(0, 5)) say(`${kind}: ${fault}: ${about}`)
  }
  for (let round = 0; round < rounds; round += 1) {
    load.start()
    await untilAcknowledged(load)
    await sleep(earliest + chance() * span)
    for (const kind of kinds) act.caught[kind] += load.counts[kind].underWay
    act.times.push(await kill(round))
    const isFull = round % fullEvery === fullEvery - 1
    await (isFull ? load.pause() : load.hold())
    await look(isFull)
    say(`${name}: ${round + 1} of ${rounds}, ready after ${act.times.at(-1)?.toFixed(0)} ms`)
  }
  await load.pause()
  await look(true)
  act.after = structuredClone({ counts: load.counts, statuses: load.statuses })
  return act
}

async function untilAcknowledged({ counts }: Load): Promise<void> {
  const acknowledged = () => kinds.reduce((total, kind) => total + counts[kind].acknowledged, 0)
  const before = acknowledged()
  while (acknowledged() === before) await sleep(2)
}
