import type { Testbed } from '../testbed.ts'
import { type Cost, interleave, ratioOf, medianOf } from '../blocks.ts'
import type { Call } from '../client.ts'
import { atMost, type Figure, microseconds } from '../figures.ts'
import type { School } from '../schools.ts'
import { listOf } from './list.ts'

const blocks = 24
const requests = 400
const max = 1.25

const lists: readonly [name: string, path: string][] = [
  ['conversations', '/api/conversations'],
  ['classes', '/api/classes'],
]

const everyoneInClass = `
  insert into class_members (school_id, class_id, student_id)
  select s.school_id, c.id, s.id from students s, lateral (
    select id from classes where school_id = s.school_id order by id offset abs(hashtext(s.id::text)) % 10 limit 1) c
  where s.school_id = any($1::uuid[])
    and not exists (select from class_members m where m.school_id = s.school_id and m.student_id = s.id)`

/** A list for a teacher against that for the owner; the teacher of all ten classes gets the owner's pages. */
export async function measureTeacher(testbed: Testbed): Promise<Figure[]> {
  const owners = await testbed.openSchools({ count: 4, students: 300 })
  for (const owner of owners) await testbed.practise(owner, { conversations: 300, days: 60 })
  await testbed.run(everyoneInClass, [owners.map(({ school_id }) => school_id)])
  const teach = (classes: number) => Promise.all(owners.map((owner) => testbed.openTeacher(owner, classes)))
  const [two, ten] = [await teach(2), await teach(10)]
  await testbed.settle()
  const students = await compare(
    testbed,
    [owners, two, ten].map((people) => people.map(listOf)),
  )
  const [ofOwner = [], ofTwo = [], ofTen = []] = students
  const figures = [
    figureOf('list of students, a teacher of ten classes against the owner', ofTen, ofOwner),
    figureOf('list of students, a teacher of two classes against the owner', ofTwo, ofOwner),
  ]
  for (const [name, path] of lists) {
    const callsOf = (people: readonly School[]) => people.map(({ token }): Call => ({ method: 'GET', path, token }))
    const [owner = [], teacher = []] = await compare(testbed, [callsOf(owners), callsOf(ten)])
    figures.push(figureOf(`list of ${name}, a teacher of ten classes against the owner`, teacher, owner))
  }
  return figures.flat()
}

const compare = (testbed: Testbed, calls: readonly Call[][]): Promise<Cost[][]> =>
  interleave(
    testbed,
    calls.map((own) => ({
      side: testbed.ours,
      units: requests,
      prepare: async () => ({ calls: own, times: requests, concurrency: 8 }),
    })),
    blocks,
    4,
  )

function figureOf(what: string, teacher: readonly Cost[], owner: readonly Cost[]): Figure[] {
  const ratio = ratioOf(teacher, owner)
  const line = (part: 'cpu' | 'database') => ({
    ours: microseconds(medianOf(teacher, part)),
    floor: microseconds(medianOf(owner, part)),
    ratio: ratioOf(teacher, owner, part),
  })
  return [
    { what: `${what}, CPU a request`, ...line('cpu'), ...atMost(ratio, max) },
    { what: '— of which the database', ...line('database') },
  ]
}
