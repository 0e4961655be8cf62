import { deepStrictEqual } from 'node:assert'
import type { Testbed, Side } from '../testbed.ts'
import { interleave } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import { baselineCommit, openBaseline, withBaselineToken } from '../baseline.ts'
import type { Figure, SkippedRow } from '../figures.ts'
import type { School } from '../schools.ts'

const blocks = 24
const requests = 400

export const listOf = ({ token }: School): Call => ({ method: 'GET', path: '/api/students?page_size=50', token })

export async function measureList(testbed: Testbed): Promise<(Figure | SkippedRow)[]> {
  await using stack = new AsyncDisposableStack()
  const schools = await testbed.openSchools({ count: 8, students: 300 })
  await testbed.settle()
  const calls = schools.map(listOf)
  const before = await openBaseline(testbed, stack)
  const others = [
    { side: testbed.floor, calls },
    { side: testbed.floorInFastify, calls },
    { side: testbed.floorInProduct, calls },
    ...(before ? [{ side: before, calls: schools.map((school) => listOf(withBaselineToken(testbed, school))) }] : []),
  ]
  const ourOwn = { side: testbed.ours, calls }
  for (const other of others) await assertSameAnswers(testbed, ourOwn, other, other.side === before ? newFields : [])
  const works = [ourOwn, ...others].map((work) => ({
    side: work.side,
    units: requests,
    prepare: async () => ({ calls: work.calls, times: requests, concurrency: 8 }),
  }))
  const [ours = [], floor = [], fastify = [], product = [], old] = await interleave(testbed, works, blocks, 4)
  return [
    ...compareCpu('list of 50 of 300 students, CPU a request', 1.15, [ours, floor]),
    ...compareCpu('the floor of that list behind Fastify, CPU a request', null, [fastify, floor]),
    ...compareCpu('the floor of that list inside the product, CPU a request', null, [product, floor]),
    ...compareCpu('the list against the floor of it inside the product', null, [ours, product]),
    ...(old
      ? compareCpu(`the same list against that of commit ${baselineCommit}`, 0.65, [ours, old])
      : [
          {
            skipped: `The list of commit ${baselineCommit} is not measured: the history of the repository is not here.`,
          },
        ]),
  ]
}

interface ListRequests {
  side: Side
  calls: Call[]
}

/** What the baseline's students don't have yet. */
const newFields = ['reminders_stopped_at']

async function assertSameAnswers(
  testbed: Testbed,
  own: ListRequests,
  other: ListRequests,
  left: readonly string[],
): Promise<void> {
  const ask = ({ side, calls }: ListRequests) => testbed.send(side, { calls, times: calls.length, concurrency: 1 })
  const [ours, theirs] = [await ask(own), await ask(other)]
  const read = (answer: string): unknown =>
    JSON.parse(answer, (key, value: unknown) => (left.includes(key) ? undefined : value))
  ours.answers.forEach((answer, index) => deepStrictEqual(read(answer), JSON.parse(theirs.answers[index] ?? '')))
}
