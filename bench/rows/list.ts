import { deepStrictEqual } from 'node:assert'
import type { Bed, Side } from '../bed.ts'
import { interleave } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import { earlier, openEarlier, withEarlierToken } from '../earlier.ts'
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
  const others = [
    { side: bed.floor, calls },
    ...(before ? [{ side: before, calls: schools.map((school) => listOf(withEarlierToken(bed, school))) }] : []),
  ]
  const ourOwn = { side: bed.ours, calls }
  for (const other of others) await refuseDifferentAnswers(bed, ourOwn, other)
  const works = [ourOwn, ...others].map((work) => ({
    side: work.side,
    units: requests,
    prepare: async () => ({ calls: work.calls, times: requests, concurrency: 8 }),
  }))
  const [ours = [], floor = [], old] = await interleave(bed, works, blocks, 4)
  return [
    ...compareCpu('list of 50 of 300 students, CPU a request', 1.15, [ours, floor]),
    ...(old
      ? compareCpu(`the same list against that of commit ${earlier}`, 0.65, [ours, old])
      : [{ skipped: `The list of commit ${earlier} is not measured: the history of the repository is not here.` }]),
  ]
}

interface Asked {
  side: Side
  calls: Call[]
}

async function refuseDifferentAnswers(bed: Bed, own: Asked, other: Asked): Promise<void> {
  const ask = ({ side, calls }: Asked) => bed.send(side, { calls, times: calls.length, concurrency: 1 })
  const [ours, theirs] = [await ask(own), await ask(other)]
  ours.answers.forEach((answer, index) => deepStrictEqual(JSON.parse(answer), JSON.parse(theirs.answers[index] ?? '')))
}
