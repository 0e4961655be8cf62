import type { Bed, Side } from '../bed.ts'
import { interleave } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import type { Figure } from '../figures.ts'
import { newStudent, type School } from '../schools.ts'

const blocks = 16
const schoolsPerBlock = 8
const insertsPerSchool = 40
const studentsBefore = 100

/** The call that adds one student. */
export const addOne = ({ token }: School, index: number): Call => ({
  method: 'POST',
  path: '/api/students',
  token,
  body: JSON.stringify(newStudent(index)),
})

/** Inserts of one student each into schools that have some already; every block has new schools. */
export async function measureInsert(bed: Bed): Promise<Figure[]> {
  const times = schoolsPerBlock * insertsPerSchool
  const workOf = (side: Side) => ({
    side,
    units: times,
    prepare: async () => {
      const schools = await bed.openSchools({ count: schoolsPerBlock, students: studentsBefore })
      const calls = Array.from({ length: insertsPerSchool }, (_, index) =>
        schools.map((school) => addOne(school, studentsBefore + index)),
      )
      return { calls: calls.flat(), times, concurrency: 8 }
    },
  })
  await workOf(bed.ours).prepare()
  await bed.settle()
  const costs = await interleave(bed, [workOf(bed.ours), workOf(bed.floor)], blocks)
  return compareCpu('one insert, CPU a request', 1.25, costs)
}
