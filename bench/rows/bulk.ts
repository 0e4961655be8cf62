import type { Testbed } from '../testbed.ts'
import { interleave, ratioOf, medianOf, type Work } from '../blocks.ts'
import { compareCpu } from '../comparison.ts'
import { atMost, type Figure, microseconds } from '../figures.ts'
import { importedRows, newSpreadsheet, previewOf, importOf, bulkInsert } from '../uploads.ts'
import { addOne } from './insert.ts'

const blocks = 12
const runsPerBlock = 4

export async function measureBulk(testbed: Testbed): Promise<Figure[]> {
  await testbed.openSchools({ count: runsPerBlock, students: importedRows })
  await testbed.settle()
  const [runs, floor, singles] = await interleave(
    testbed,
    [runsOf(testbed), floorOf(testbed), singlesOf(testbed)],
    blocks,
  )
  const [first, ...parts] = compareCpu('bulk add of 500, CPU a call', 1.25, [runs ?? [], floor ?? []])
  const ratio = ratioOf(runs, singles)
  const against = {
    what: 'bulk add of 500 against 500 single inserts of ours',
    ours: microseconds(medianOf(runs)),
    floor: microseconds(medianOf(singles)),
    ratio,
    ...atMost(ratio, 0.25),
  }
  return [...(first ? [first] : []), ...parts, against]
}

const newSchools = (testbed: Testbed) => testbed.openSchools({ count: runsPerBlock })

const runsOf = (testbed: Testbed): Work => ({
  side: testbed.ours,
  units: runsPerBlock,
  prepare: async () => {
    const schools = await newSchools(testbed)
    const previews = await Promise.all(schools.map(async (school) => previewOf(school, await newSpreadsheet())))
    const { answers } = await testbed.send(testbed.ours, { calls: previews, times: previews.length, concurrency: 1 })
    const calls = schools.map((school, index) => importOf(school, answers[index] ?? ''))
    return { calls, times: calls.length, concurrency: 1 }
  },
})

const floorOf = (testbed: Testbed): Work => ({
  side: testbed.floor,
  units: runsPerBlock,
  prepare: async () => {
    const calls = (await newSchools(testbed)).map(bulkInsert)
    return { calls, times: calls.length, concurrency: 1 }
  },
})

const singlesOf = (testbed: Testbed): Work => ({
  side: testbed.ours,
  units: 1,
  prepare: async () => {
    const schools = await testbed.openSchools({ count: 1 })
    const calls = schools.flatMap((school) => Array.from({ length: importedRows }, (_, index) => addOne(school, index)))
    return { calls, times: importedRows, concurrency: 1 }
  },
})
