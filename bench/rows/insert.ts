import type { Testbed, Side } from '../testbed.ts'
import { interleave } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import type { Figure } from '../figures.ts'
import { newStudent, type School } from '../schools.ts'

const blocks = 16
const schoolsPerBlock = 8
const insertsPerSchool = 40
const studentsBefore = 100

export const addOne = ({ token }: School, index: number): Call => ({
  method: 'POST',
  path: '/api/students',
  token,
  body: JSON.stringify(newStudent(index)),
})

export async function measureInsert(testbed: Testbed): Promise<Figure[]> {
  const times = schoolsPerBlock * insertsPerSchool
  const workOf = (side: Side) => ({
    side,
    units: times,
    prepare: async () => {
      const schools = await testbed.openSchools({ count: schoolsPerBlock, students: studentsBefore })
      const calls = Array.from({ length: insertsPerSchool }, (_, index) =>
        schools.map((school) => addOne(school, studentsBefore + index)),
      )
      return { calls: calls.flat(), times, concurrency: 8 }
    },
  })
  await workOf(testbed.ours).prepare()
  await testbed.settle()
  const costs = await interleave(testbed, [workOf(testbed.ours), workOf(testbed.floor)], blocks)
  return compareCpu('one insert, CPU a request', 1.25, costs)
}
