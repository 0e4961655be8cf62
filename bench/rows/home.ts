import type { Bed } from '../bed.ts'
import { type Cost, interleave, typical } from '../blocks.ts'
import { atMost, type Figure, milliseconds } from '../figures.ts'
import type { School } from '../schools.ts'

const blocks = 12
const requests = 20
const students = 500
/** With 16 messages each, 100,000. */
const conversations = 6250

const today = new Date()
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** Home and the report of a year of a school with 500 students and 100,000 messages, one request after the other. */
export async function measureHome(bed: Bed): Promise<Figure[]> {
  const [year, month] = await bed.openSchools({ count: 2, students })
  if (!year || !month) throw new Error('No school was made')
  await bed.practise(year, { conversations, days: 365 })
  await bed.practise(month, { conversations, days: 30 })
  await bed.settle()
  const workOf = ({ token }: School, path: string) => ({
    side: bed.ours,
    units: requests,
    prepare: async () => ({ calls: [{ method: 'GET' as const, path, token }], times: requests, concurrency: 1 }),
  })
  const report = `/api/reports?from=${daysAgo(364)}&to=${daysAgo(0)}`
  const [home, busy, whole] = await interleave(
    bed,
    [workOf(year, '/api/home'), workOf(month, '/api/home'), workOf(year, report)],
    blocks,
  )
  return [
    ...linesOf('Home of 500 students and 6,250 conversations in a year, on the clock', home, 50),
    ...linesOf('Home with all of them in 30 days, on the clock', busy, 50),
    ...linesOf('report of that year, on the clock', whole, 150),
  ]
}

function linesOf(what: string, costs: readonly Cost[] | undefined, most: number): Figure[] {
  const clock = typical(costs, 'clock') / 1000
  return [
    { what, ours: milliseconds(clock), ...atMost(clock, most, ' ms') },
    { what: '— CPU', ours: milliseconds(typical(costs) / 1000) },
  ]
}
