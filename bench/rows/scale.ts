import { randomInt } from 'node:crypto'
import type { Bed, Side } from '../bed.ts'
import { type Cost, interleave, typical, type Work } from '../blocks.ts'
import type { Call } from '../client.ts'
import { fillSchools, type Layout } from '../crowd.ts'
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

/** Lists and searches of random schools among 10,000 of 300 students each, against the same among 10 schools. */
export async function measureScale(bed: Bed): Promise<Figure[]> {
  const crowds = [
    await openCrowd(bed, 'few', few, 'clustered'),
    await openCrowd(bed, 'clustered', many, 'clustered'),
    await openCrowd(bed, 'scattered', many, 'scattered'),
  ]
  const works = [listOf, searchOf].flatMap((callOf) => crowds.map((crowd) => workOf(crowd, callOf)))
  const [listFew, listClustered, listScattered, ...searches] = await interleave(bed, works, blocks, 4)
  const [searchFew, searchClustered, searchScattered] = searches
  return [
    ...compare('list, clustered', 1.35, listClustered, listFew),
    ...compare('list, scattered', 2, listScattered, listFew),
    ...compare('search, clustered', 1.3, searchClustered, searchFew),
    ...compare('search, scattered', 2, searchScattered, searchFew),
  ]
}

async function openCrowd(bed: Bed, name: string, count: number, layout: Layout): Promise<Crowd> {
  const { side, run } = await bed.openBeside(name)
  return { side, schools: await fillSchools(run, bed.authSecret, { count, layout }) }
}

const workOf = ({ side, schools }: Crowd, callOf: (school: School) => Call): Work => ({
  side,
  units: requests,
  prepare: async () => {
    const calls = Array.from({ length: requests }, () => callOf(anyOf(schools)))
    return { calls, times: requests, concurrency: 8 }
  },
})

/** The call for the students whom a first name and a word of a last name lead to, who are three or four of 300. */
function searchOf(school: School): Call {
  const words = `${anyOf(firstNames)} ${anyOf(lastNames).split(' ').at(-1)}`
  const list = listOf(school)
  return { ...list, path: `${list.path}&search=${encodeURIComponent(words)}` }
}

function anyOf<T>(things: readonly T[]): T {
  const thing = things[randomInt(things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from')
  return thing
}

function compare(what: string, most: number, ours: readonly Cost[] = [], floor: readonly Cost[] = []): Figure[] {
  const line = (name: string, part: keyof Cost) => ({
    what: name,
    ours: microseconds(typical(ours, part)),
    floor: microseconds(typical(floor, part)),
    ratio: typical(ours, part) / typical(floor, part),
  })
  const whole = line(`${what}, 10,000 schools against 10, CPU a request`, 'cpu')
  return [{ ...whole, ...atMost(whole.ratio, most) }, line('— of which the database', 'database')]
}
