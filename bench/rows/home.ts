import type { Testbed } from '../testbed.ts'
import { type Cost, interleave, medianOf } from '../blocks.ts'
import { atMost, type Figure, milliseconds } from '../figures.ts'
import type { School } from '../schools.ts'

const blocks = 12
const requests = 20
const students = 500
/** With 16 messages each, 100,000 messages. */
const conversations = 6250

const today = new Date()
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)

export async function measureHome(testbed: Testbed): Promise<Figure[]> {
  const [year, month] = await testbed.openSchools({ count: 2, students })
  if (!year || !month) throw new Error('No school was made')
  await testbed.practise(year, { conversations, days: 365 })
  await testbed.practise(month, { conversations, days: 30 })
  await testbed.settle()
  const workOf = ({ token }: School, path: string) => ({
    side: testbed.ours,
    units: requests,
    prepare: async () => ({ calls: [{ method: 'GET' as const, path, token }], times: requests, concurrency: 1 }),
  })
  const report = `/api/reports?from=${daysAgo(364)}&to=${daysAgo(0)}`
  const [home, busy, whole] = await interleave(
    testbed,
    [workOf(year, '/api/home'), workOf(month, '/api/home'), workOf(year, report)],
    blocks,
  )
  return [
    ...linesOf('Home of 500 students and 6,250 conversations in a year, on the clock', home, 50),
    ...linesOf('Home with all of them in 30 days, on the clock', busy, 50),
    ...linesOf('report of that year, on the clock', whole, 150),
  ]
}

function linesOf(what: string, costs: readonly Cost[] | undefined, max: number): Figure[] {
  const clock = medianOf(costs, 'clock') / 1000
  return [
    { what, ours: milliseconds(clock), ...atMost(clock, max, ' ms') },
    { what: '— CPU', ours: milliseconds(medianOf(costs) / 1000) },
  ]
}
