import type { Testbed, Side } from '../testbed.ts'
import type { Call } from '../client.ts'
import { usedBetween } from '../cpu.ts'
import { atMost, type Figure, median, milliseconds } from '../figures.ts'
import type { School } from '../schools.ts'
import { newSpreadsheet, previewOf, importOf, upload, bulkInsert } from '../uploads.ts'

const rounds = 15
const warmUps = 3

type Cost = { cpu: number; clock: number }
type Send = (call: Call) => Promise<string>

export async function measureImport(testbed: Testbed): Promise<Figure[]> {
  const costs: Record<'ours' | 'reading' | 'both', Cost>[] = []
  for (let round = -warmUps; round < rounds; round++) {
    const ours = await costOf(testbed, testbed.ours, importFile)
    const reading = await costOf(testbed, testbed.floor, readFile)
    const both = await costOf(testbed, testbed.floor, readAndWrite)
    if (round >= 0) costs.push({ ours, reading, both })
  }
  const line = (what: string, part: keyof Cost, floor: 'reading' | 'both', most?: number): Figure => {
    const ratio = median(costs.map((cost) => cost.ours[part] / cost[floor][part]))
    return {
      what,
      ours: milliseconds(median(costs.map(({ ours }) => ours[part])) / 1000),
      floor: milliseconds(median(costs.map((cost) => cost[floor][part])) / 1000),
      ratio,
      ...(most !== undefined && atMost(ratio, most)),
    }
  }
  return [
    line('import of 500 rows, file to committed, on the clock', 'clock', 'both', 1.5),
    line('— against reading it only', 'clock', 'reading'),
    line('import of 500 rows, file to committed, CPU', 'cpu', 'both', 1.5),
    line('— against reading it only', 'cpu', 'reading'),
  ]
}

type Work = (send: Send, school: School, bytes: Uint8Array) => Promise<void>

const importFile: Work = async (send, school, bytes) => {
  await send(importOf(school, await send(previewOf(school, bytes))))
}

const readFile: Work = async (send, school, bytes) => {
  await send(upload(school, '/parse', bytes))
}

const readAndWrite: Work = async (send, school, bytes) => {
  await readFile(send, school, bytes)
  await send(bulkInsert(school))
}

async function costOf(testbed: Testbed, side: Side, work: Work): Promise<Cost> {
  const [school] = await testbed.openSchools({ count: 1 })
  if (!school) throw new Error('There is no school')
  const bytes = await newSpreadsheet()
  const before = await testbed.readCpu(side)
  let clock = 0
  const send = async (call: Call) => {
    const { seconds, answers } = await testbed.send(side, { calls: [call], times: 1, concurrency: 1 })
    clock += seconds * 1e6
    return answers[0] ?? ''
  }
  await work(send, school, bytes)
  const { server, database } = usedBetween(before, await testbed.readCpu(side))
  return { cpu: server + database, clock }
}
