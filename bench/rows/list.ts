import { deepStrictEqual } from 'node:assert'
import type { Bed, Side } from '../bed.ts'
import { interleave } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import type { Figure } from '../figures.ts'
import type { School } from '../schools.ts'

const blocks = 24
const requests = 400

/** The call for the first 50 students. */
export const listOf = ({ token }: School): Call => ({ method: 'GET', path: '/api/students?page_size=50', token })

/** A list of 50 students of a school with 300. */
export async function measureList(bed: Bed): Promise<Figure[]> {
  const schools = await bed.openSchools({ count: 8, students: 300 })
  await bed.settle()
  const calls = schools.map(listOf)
  await refuseDifferentAnswers(bed, calls)
  const workOf = (side: Side) => ({
    side,
    units: requests,
    prepare: async () => ({ calls, times: requests, concurrency: 8 }),
  })
  const costs = await interleave(bed, [workOf(bed.ours), workOf(bed.floor)], blocks, 4)
  return compareCpu('list of 50 of 300 students, CPU a request', 1.15, costs)
}

async function refuseDifferentAnswers(bed: Bed, calls: Call[]): Promise<void> {
  const job = { calls, times: calls.length, concurrency: 1 }
  const [ours, floor] = [await bed.send(bed.ours, job), await bed.send(bed.floor, job)]
  ours.answers.forEach((answer, index) => deepStrictEqual(JSON.parse(answer), JSON.parse(floor.answers[index] ?? '')))
}
