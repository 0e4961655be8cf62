import { randomInt } from 'node:crypto'
import type { Testbed, Side } from '../testbed.ts'
import { type Cost, interleave, medianOf, type Work } from '../blocks.ts'
import type { Call } from '../client.ts'
import { fillSchools, type Layout } from '../many-schools.ts'
import { atMost, type Figure, microseconds } from '../figures.ts'
import { firstNames, lastNames, type School } from '../schools.ts'
import { listOf } from './list.ts'

const blocks = 16
const requests = 300
const many = 10_000
const few = 10

interface Crowd {
  side: Side
  schools: School[]
}

/** Random schools among 10,000 of 300 students each, compared with 10 such schools. */
export async function measureScale(testbed: Testbed): Promise<Figure[]> {
  const crowds = [
    await openCrowd(testbed, 'few', few, 'clustered'),
    await openCrowd(testbed, 'clustered', many, 'clustered'),
    await openCrowd(testbed, 'scattered', many, 'scattered'),
  ]
  const works = [listOf, searchOf].flatMap((callOf) => crowds.map((crowd) => workOf(crowd, callOf)))
  const [listFew, listClustered, listScattered, ...searches] = await interleave(testbed, works, blocks, 4)
  const [searchFew, searchClustered, searchScattered] = searches
  return [
    ...compare('list, clustered', 1.35, listClustered, listFew),
    ...compare('list, scattered', 2, listScattered, listFew),
    ...compare('search, clustered', 1.3, searchClustered, searchFew),
    ...compare('search, scattered', 2, searchScattered, searchFew),
  ]
}

async function openCrowd(testbed: Testbed, name: string, count: number, layout: Layout): Promise<Crowd> {
  const { side, run } = await testbed.openBeside(name)
  return { side, schools: await fillSchools(run, testbed.authSecret, { count, layout }) }
}

const workOf = ({ side, schools }: Crowd, callOf: (school: School) => Call): Work => ({
  side,
  units: requests,
  prepare: async () => {
    const calls = Array.from({ length: requests }, () => callOf(pickFrom(schools)))
    return { calls, times: requests, concurrency: 8 }
  },
})

/** A search that finds three or four of 300 students. */
function searchOf(school: School): Call {
  const words = `${pickFrom(firstNames)} ${pickFrom(lastNames).split(' ').at(-1)}`
  const list = listOf(school)
  return { ...list, path: `${list.path}&search=${encodeURIComponent(words)}` }
}

function pickFrom<T>(things: readonly T[]): T {
  const thing = things[randomInt(things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from')
  return thing
}

function compare(what: string, max: number, ours: readonly Cost[] = [], floor: readonly Cost[] = []): Figure[] {
  const line = (name: string, part: keyof Cost) => ({
    what: name,
    ours: microseconds(medianOf(ours, part)),
    floor: microseconds(medianOf(floor, part)),
    ratio: medianOf(ours, part) / medianOf(floor, part),
  })
  const whole = line(`${what}, 10,000 schools against 10, CPU a request`, 'cpu')
  return [{ ...whole, ...atMost(whole.ratio, max) }, line('— of which the database', 'database')]
}
