import type { Testbed, Side } from './testbed.ts'
import type { Job } from './client.ts'
import { usedBetween } from './cpu.ts'
import { median } from './figures.ts'

/** Microseconds of CPU and of wall-clock time per unit of work. */
export interface Cost {
  cpu: number
  server: number
  database: number
  clock: number
}

export interface Work {
  side: Side
  units: number
  prepare: () => Promise<Omit<Job, 'address'>>
}

async function runBlock(testbed: Testbed, { side, units, prepare }: Work): Promise<Cost> {
  const job = await prepare()
  const before = await testbed.readCpu(side)
  const { seconds } = await testbed.send(side, job)
  const { server, database } = usedBetween(before, await testbed.readCpu(side))
  const per = (value: number) => value / units
  return { cpu: per(server + database), server: per(server), database: per(database), clock: per(seconds * 1e6) }
}

/** Alternates the blocks, so that other load on the machine slows all of them alike. */
export async function interleave(
  testbed: Testbed,
  works: readonly Work[],
  rounds: number,
  warmUps = 2,
): Promise<Cost[][]> {
  const costs: Cost[][] = works.map(() => [])
  for (let round = -warmUps; round < rounds; round++) {
    const order = works.map((_, index) => index)
    if (round % 2) order.reverse()
    for (const index of order) {
      const work = works[index]
      const cost = work && (await runBlock(testbed, work))
      if (cost && round >= 0) costs[index]?.push(cost)
    }
  }
  return costs
}

type Part = keyof Cost

export const medianOf = (costs: readonly Cost[] = [], part: Part = 'cpu'): number =>
  median(costs.map((cost) => cost[part]))

/** The median of the ratios of each round, which is steadier than the ratio of the medians. */
export const ratioOf = (ours: readonly Cost[] = [], floor: readonly Cost[] = [], part: Part = 'cpu'): number =>
  median(ours.map((cost, round) => cost[part] / (floor[round]?.[part] ?? Number.NaN)))
