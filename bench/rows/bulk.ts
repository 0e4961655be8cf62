import type { Bed } from '../bed.ts'
import { interleave, ratioOf, typical, type Work } from '../blocks.ts'
import { compareCpu } from '../comparison.ts'
import { atMost, type Figure, microseconds } from '../figures.ts'
import { importedRows, newSpreadsheet, previewOf, runOf, writeAtOnce } from '../uploads.ts'
import { addOne } from './insert.ts'

const blocks = 12
const runsPerBlock = 4

/** 500 students in one call, against one statement, and against 500 calls of one student each. */
export async function measureBulk(bed: Bed): Promise<Figure[]> {
  await bed.openSchools({ count: runsPerBlock, students: importedRows })
  await bed.settle()
  const [runs, floor, singles] = await interleave(bed, [runsOf(bed), floorOf(bed), singlesOf(bed)], blocks)
  const [first, ...parts] = compareCpu('bulk add of 500, CPU a call', 1.25, [runs ?? [], floor ?? []])
  const ratio = ratioOf(runs, singles)
  const against = {
    what: 'bulk add of 500 against 500 single inserts of ours',
    ours: microseconds(typical(runs)),
    floor: microseconds(typical(singles)),
    ratio,
    ...atMost(ratio, 0.25),
  }
  return [...(first ? [first] : []), ...parts, against]
}

const newSchools = (bed: Bed) => bed.openSchools({ count: runsPerBlock })

const runsOf = (bed: Bed): Work => ({
  side: bed.ours,
  units: runsPerBlock,
  prepare: async () => {
    const schools = await newSchools(bed)
    const previews = await Promise.all(schools.map(async (school) => previewOf(school, await newSpreadsheet())))
    const { answers } = await bed.send(bed.ours, { calls: previews, times: previews.length, concurrency: 1 })
    const calls = schools.map((school, index) => runOf(school, answers[index] ?? ''))
    return { calls, times: calls.length, concurrency: 1 }
  },
})

const floorOf = (bed: Bed): Work => ({
  side: bed.floor,
  units: runsPerBlock,
  prepare: async () => {
    const calls = (await newSchools(bed)).map(writeAtOnce)
    return { calls, times: calls.length, concurrency: 1 }
  },
})

const singlesOf = (bed: Bed): Work => ({
  side: bed.ours,
  units: 1,
  prepare: async () => {
    const schools = await bed.openSchools({ count: 1 })
    const calls = schools.flatMap((school) => Array.from({ length: importedRows }, (_, index) => addOne(school, index)))
    return { calls, times: importedRows, concurrency: 1 }
  },
})
