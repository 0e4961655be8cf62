import type { Bed, Side } from './bed.ts'
import type { Job } from './client.ts'
import { usedBetween } from './cpu.ts'
import { median } from './figures.ts'

/** What a block cost: microseconds of CPU and of the clock for each unit of work. */
export interface Cost {
  cpu: number
  server: number
  database: number
  clock: number
}

/** One side of a comparison: what to prepare before each block, and how many units of work its calls are. */
export interface Work {
  side: Side
  units: number
  prepare: () => Promise<Omit<Job, 'address'>>
}

async function runBlock(bed: Bed, { side, units, prepare }: Work): Promise<Cost> {
  const job = await prepare()
  const before = await bed.readCpu(side)
  const { seconds } = await bed.send(side, job)
  const { server, database } = usedBetween(before, await bed.readCpu(side))
  const per = (value: number) => value / units
  return { cpu: per(server + database), server: per(server), database: per(database), clock: per(seconds * 1e6) }
}

/** Runs blocks of several kinds of work in turn, so that what slows the machine slows all of them. */
export async function interleave(bed: Bed, works: readonly Work[], rounds: number, warmUps = 2): Promise<Cost[][]> {
  const costs: Cost[][] = works.map(() => [])
  for (let round = -warmUps; round < rounds; round++) {
    const order = works.map((_, index) => index)
    if (round % 2) order.reverse()
    for (const index of order) {
      const work = works[index]
      const cost = work && (await runBlock(bed, work))
      if (cost && round >= 0) costs[index]?.push(cost)
    }
  }
  return costs
}

type Part = keyof Cost

/** The median over the rounds of one figure. */
export const typical = (costs: readonly Cost[] = [], part: Part = 'cpu'): number =>
  median(costs.map((cost) => cost[part]))

/** The median of the rounds' own ratios. */
export const ratioOf = (ours: readonly Cost[] = [], floor: readonly Cost[] = [], part: Part = 'cpu'): number =>
  median(ours.map((cost, round) => cost[part] / (floor[round]?.[part] ?? Number.NaN)))
