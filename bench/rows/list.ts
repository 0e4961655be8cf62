import { deepStrictEqual } from 'node:assert'
import type { Bed, Side } from '../bed.ts'
import { interleave } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import { earlier, openEarlier } from '../earlier.ts'
import type { Figure, Skipped } from '../figures.ts'
import type { School } from '../schools.ts'

const blocks = 24
const requests = 400

/** The call for the first 50 students. */
export const listOf = ({ token }: School): Call => ({ method: 'GET', path: '/api/students?page_size=50', token })

/** A list of 50 students of a school with 300, against the floor and against the list of an earlier commit. */
export async function measureList(bed: Bed): Promise<(Figure | Skipped)[]> {
  await using stack = new AsyncDisposableStack()
  const schools = await bed.openSchools({ count: 8, students: 300 })
  await bed.settle()
  const calls = schools.map(listOf)
  const before = await openEarlier(bed, stack)
  const others = before ? [bed.floor, before] : [bed.floor]
  for (const other of others) await refuseDifferentAnswers(bed, calls, other)
  const works = [bed.ours, ...others].map((side) => ({
    side,
    units: requests,
    prepare: async () => ({ calls, times: requests, concurrency: 8 }),
  }))
  const [ours = [], floor = [], old] = await interleave(bed, works, blocks, 4)
  return [
    ...compareCpu('list of 50 of 300 students, CPU a request', 1.15, [ours, floor]),
    ...(old
      ? compareCpu(`the same list against that of commit ${earlier}`, 0.65, [ours, old])
      : [{ skipped: `The list of commit ${earlier} is not measured: the history of the repository is not here.` }]),
  ]
}

async function refuseDifferentAnswers(bed: Bed, calls: Call[], other: Side): Promise<void> {
  const job = { calls, times: calls.length, concurrency: 1 }
  const [ours, theirs] = [await bed.send(bed.ours, job), await bed.send(other, job)]
  ours.answers.forEach((answer, index) => deepStrictEqual(JSON.parse(answer), JSON.parse(theirs.answers[index] ?? '')))
}
