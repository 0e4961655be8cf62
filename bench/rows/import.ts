import type { Bed, Side } from '../bed.ts'
import type { Call } from '../client.ts'
import { usedBetween } from '../cpu.ts'
import { type Figure, median, milliseconds } from '../figures.ts'
import type { School } from '../schools.ts'
import { newSpreadsheet, previewOf, runOf, upload } from '../uploads.ts'

const rounds = 15
const warmUps = 3

type Cost = { cpu: number; clock: number }
type Send = (call: Call) => Promise<string>

/** A spreadsheet of 500 rows from the file to the last commit, against only reading it. */
export async function measureImport(bed: Bed): Promise<Figure[]> {
  const pairs: { ours: Cost; floor: Cost }[] = []
  for (let round = -warmUps; round < rounds; round++) {
    const ours = await costOf(bed, bed.ours, async (send, school, bytes) => {
      await send(runOf(school, await send(previewOf(school, bytes))))
    })
    const floor = await costOf(bed, bed.floor, async (send, school, bytes) => {
      await send(upload(school, '/parse', bytes))
    })
    if (round >= 0) pairs.push({ ours, floor })
  }
  const line = (what: string, part: keyof Cost): Figure => ({
    what: `import of 500 rows, file to committed, ${what}`,
    ours: milliseconds(median(pairs.map(({ ours }) => ours[part])) / 1000),
    floor: milliseconds(median(pairs.map(({ floor }) => floor[part])) / 1000),
    ratio: median(pairs.map(({ ours, floor }) => ours[part] / floor[part])),
    goal: '≤ 3',
  })
  return [line('on the clock', 'clock'), line('CPU', 'cpu')]
}

async function costOf(
  bed: Bed,
  side: Side,
  work: (send: Send, school: School, bytes: Uint8Array) => Promise<void>,
): Promise<Cost> {
  const [school] = await bed.openSchools({ count: 1 })
  if (!school) throw new Error('There is no school')
  const bytes = await newSpreadsheet()
  const before = await bed.readCpu(side)
  let clock = 0
  const send = async (call: Call) => {
    const { seconds, answers } = await bed.send(side, { calls: [call], times: 1, concurrency: 1 })
    clock += seconds * 1e6
    return answers[0] ?? ''
  }
  await work(send, school, bytes)
  const { server, database } = usedBetween(before, await bed.readCpu(side))
  return { cpu: server + database, clock }
}
