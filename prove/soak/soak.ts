import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../bench/programs.ts'
import type { Ground, Proof } from '../proof.ts'
import { freePort } from '../outages/scene.ts'
import { openTown, pickErrand } from './day.ts'
import { sizeOf } from './database-size.ts'
import { judge } from './judge.ts'
import { type Sample, takeSample } from './samples.ts'
import type { TownSchool } from './town.ts'

const schools = 30
const studentsEach = 120
/** A reading makes the server collect its garbage, which takes time from others: so there are few. */
const sampleEvery = 30_000

/** One errand that was run; a failure is what it said. */
export interface Done {
  kind: string
  at: number
  ms: number
  failure: string | null
}

/** A school's day, for twenty minutes, at a rate that two cores take with ease; `minutes=` and `rate=` (a second) are options. */
export const prove: Proof = async (ground) => {
  const minutes = Number(ground.options.get('minutes') ?? 20)
  const rate = Number(ground.options.get('rate') ?? 30)
  const { server, dataDir, metricsPort } = await start(ground)
  ground.say(`opening ${schools} schools`)
  const town = await openTown(server.address, schools, studentsEach)
  const before = await sizeOf(dataDir)
  const done: Done[] = []
  const samples: Sample[] = []
  const begun = performance.now()
  const isOver = () => performance.now() - begun > minutes * 60_000
  const sample = async () => {
    while (!isOver()) {
      samples.push(await takeSample(server, dataDir, metricsPort))
      ground.say(`${Math.round((performance.now() - begun) / 1000)} s: ${done.length} errands, ${says(samples.at(-1))}`)
      await sleep(sampleEvery)
    }
  }
  await Promise.all([sample(), live(town, server.address, { rate, isOver, done })])
  return judge({ done, samples, minutes, size: { before, after: await sizeOf(dataDir) } })
}

async function start({ folder, stack }: Ground) {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const metricsPort = await freePort()
  const settings = { PORT: '0', LIMIT_FACTOR: '1000', DATA_DIR: dataDir, METRICS_PORT: String(metricsPort) }
  const server = await startServer(settings)
  stack.defer(server.stop)
  return { server, dataDir, metricsPort }
}

/** Begins so many errands a second, however long they take; a school does one thing at a time. */
async function live(
  town: readonly TownSchool[],
  address: string,
  { rate, isOver, done }: { rate: number; isOver: () => boolean; done: Done[] },
): Promise<void> {
  const idle = [...town]
  const open = new Set<Promise<void>>()
  const note = async (school: TownSchool): Promise<void> => {
    done.push(await runOne(school, address))
    idle.push(school)
  }
  const begun = performance.now()
  for (let count = 1; !isOver(); count++) {
    const [school] = idle.splice(Math.floor(Math.random() * idle.length), 1)
    if (school) {
      const errand = note(school).finally(() => open.delete(errand))
      open.add(errand)
    } else done.push({ kind: 'none', at: performance.now(), ms: 0, failure: 'every school was still waiting' })
    await sleep(Math.max(0, begun + (count * 1000) / rate - performance.now()))
  }
  await Promise.all(open)
}

async function runOne(school: TownSchool, address: string): Promise<Done> {
  const { kind, run } = pickErrand()
  const at = performance.now()
  const failure = await run(school, address).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { kind, at, ms: performance.now() - at, failure }
}

const says = (sample: Sample | undefined): string =>
  sample
    ? `${Math.round(sample.memory / 1e6)} MB, heap ${Math.round(sample.heap / 1e6)} MB, ${sample.handles} handles`
    : ''
