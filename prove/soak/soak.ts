import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { recognitionSettingsOf } from '#server/test/settings-of.ts'
import { startServer } from '../../bench/programs.ts'
import type { ProofContext, Proof } from '../proof.ts'
import { freePort } from '../outages/scenario.ts'
import { openSchools, pickAction } from './actions.ts'
import { sizeOf } from './database-size.ts'
import { judge } from './judge.ts'
import { type Sample, takeSample } from './samples.ts'
import type { SoakSchool } from './schools.ts'

const schoolCount = 30
const studentsEach = 120
/** Milliseconds. A sample runs a garbage collection, so there are few. */
const sampleEvery = 30_000

export interface ActionResult {
  kind: string
  at: number
  ms: number
  failure: string | null
}

export const prove: Proof = async (context) => {
  const minutes = Number(context.options.get('minutes') ?? 20)
  const rate = Number(context.options.get('rate') ?? 30)
  const { server, dataDir, metricsPort } = await start(context)
  context.log(`opening ${schoolCount} schools`)
  const schools = await openSchools({ address: server.address, dataDir }, schoolCount, studentsEach)
  const before = await sizeOf(dataDir)
  const done: ActionResult[] = []
  const samples: Sample[] = []
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt > minutes * 60_000
  const sample = async () => {
    while (!isOver()) {
      samples.push(await takeSample(server, dataDir, metricsPort))
      context.log(
        `${Math.round((performance.now() - startedAt) / 1000)} s: ${done.length} actions, ${summaryOf(samples.at(-1))}`,
      )
      await sleep(sampleEvery)
    }
  }
  await Promise.all([sample(), runActions(schools, server.address, { rate, isOver, done })])
  return judge({ done, samples, minutes, size: { before, after: await sizeOf(dataDir) } })
}

async function start({ folder, stack }: ProofContext) {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const metricsPort = await freePort()
  const ear = await openRecognitionPeer()
  stack.defer(ear.close)
  ear.hear(() => {
    ear.requests.length = 0
    return 'Un café con leche, por favor.'
  })
  const settings = {
    ...recognitionSettingsOf(ear),
    PORT: '0',
    LIMIT_FACTOR: '1000',
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  }
  const server = await startServer(settings)
  stack.defer(server.stop)
  return { server, dataDir, metricsPort }
}

/** Starts `rate` actions a second; a school runs one at a time. */
async function runActions(
  schools: readonly SoakSchool[],
  address: string,
  { rate, isOver, done }: { rate: number; isOver: () => boolean; done: ActionResult[] },
): Promise<void> {
  const idle = [...schools]
  const open = new Set<Promise<void>>()
  const runIn = async (school: SoakSchool): Promise<void> => {
    done.push(await runOne(school, address))
    idle.push(school)
  }
  const startedAt = performance.now()
  for (let count = 1; !isOver(); count++) {
    const [school] = idle.splice(Math.floor(Math.random() * idle.length), 1)
    if (school) {
      const action = runIn(school).finally(() => open.delete(action))
      open.add(action)
    } else done.push({ kind: 'none', at: performance.now(), ms: 0, failure: 'every school was busy' })
    await sleep(Math.max(0, startedAt + (count * 1000) / rate - performance.now()))
  }
  await Promise.all(open)
}

async function runOne(school: SoakSchool, address: string): Promise<ActionResult> {
  const { kind, run } = pickAction()
  const at = performance.now()
  const failure = await run(school, address).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { kind, at, ms: performance.now() - at, failure }
}

const summaryOf = (sample: Sample | undefined): string =>
  sample
    ? `${Math.round(sample.memory / 1e6)} MB, heap ${Math.round(sample.heap / 1e6)} MB, ${sample.handles} handles`
    : ''
