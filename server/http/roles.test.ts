import { beforeAll, describe, expect, test } from 'vitest'
import { accessOf, leastRoleOf } from '#contract/endpoint.ts'
import { isAtLeast, staffRoles } from '#contract/school/roles.ts'
import { belongingsOf, takesIds } from '#server/test/contract/belongings.ts'
import { callSample, endpoints, type IdOf, idFieldsOf, variantsOf } from '#server/test/contract/endpoints.ts'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { rowsOfSchool } from '#server/test/contract/rows-of-school.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const dashboard = endpoints.filter(([, endpoint]) => !['public', 'practice'].includes(accessOf(endpoint)))

describe.each(staffRoles)('what is above a %s is refused, and nothing changes', (role) => {
  let student: PracticeStudent
  let member: School
  let belongings: Awaited<ReturnType<typeof belongingsOf>>
  beforeAll(async () => {
    student = await openPracticeStudent(world)
    belongings = await belongingsOf(world, student)
    member = await world.addMember(student.school, role)
  })
  test.each(dashboard.filter(([, endpoint]) => !isAtLeast(role, leastRoleOf(endpoint))))(
    '%s',
    async (name, endpoint) => {
      const ids = belongings(name)
      const before = await rowsOfSchool(world, student.school)
      for (let variant = 0; variant < variantsOf(endpoint); variant += 1) {
        const reply = await callSample(world, endpoint, member.signedIn.authToken, ids, variant)
        expect([reply.statusCode, reply.json()]).toMatchObject([
          403,
          { code: 'forbidden', details: { reason: 'role' } },
        ])
      }
      expect(await rowsOfSchool(world, student.school)).toEqual(before)
    },
  )
})

test('only staff, students and practice are open to whom they are declared for', () => {
  for (const [name, endpoint] of endpoints)
    if (['public', 'practice'].includes(accessOf(endpoint))) expect([name, endpoint.staff]).toEqual([name, undefined])
})

/** What every teacher may read, because it belongs to the school as a whole. */
const ofTheSchool = /^(?:chatbots|avatars|sessions|staff|trials)\./

describe('a student, class or conversation out of reach of a teacher is not found, and nothing changes', () => {
  let student: PracticeStudent
  let teacher: School
  let belongings: Awaited<ReturnType<typeof belongingsOf>>
  beforeAll(async () => {
    student = await openPracticeStudent(world)
    belongings = await belongingsOf(world, student)
    const own = await student.school.api.classes.add({ body: { name: 'Own' } })
    await student.school.api.students.add({ body: { first_name: 'Own', class_ids: [own.id] } })
    teacher = await world.addMember(student.school, 'teacher', [own.id])
  })
  const open = dashboard.filter(
    ([name, endpoint]) => leastRoleOf(endpoint) === 'teacher' && takesIds([name, endpoint]) && !ofTheSchool.test(name),
  )
  test.each(open)('%s', async (name, endpoint) => {
    const foreign = belongings(name)
    const before = await rowsOfSchool(world, student.school)
    const queried = idFieldsOf(endpoint).filter((field) => !/^(?:chatbot|avatar)_id$/.test(field))
    for (const field of queried.length > 0 ? queried : [''])
      for (let variant = 0; variant < variantsOf(endpoint); variant += 1) {
        const ids: IdOf = (one) => (idFieldsOf(endpoint).includes(one) && one !== field ? undefined : foreign(one))
        const reply = await callSample(world, endpoint, teacher.signedIn.authToken, ids, variant)
        expect([404, 403], `${name} ${field} ${variant}: ${reply.body}`).toContain(reply.statusCode)
        if (name !== 'students.bulk') expect(reply.json()).toMatchObject({ code: 'not_found' })
      }
    expect(await rowsOfSchool(world, student.school)).toEqual(before)
  })
})

describe('a teacher changes no chatbot and no avatar that another member wrote', () => {
  const written = dashboard.filter(
    ([name, { method }]) => /^(?:chatbots|avatars)\.(?!duplicate|add|preview)/.test(name) && method !== 'GET',
  )
  test.each(written)('%s', async (name, endpoint) => {
    const student = await openPracticeStudent(world)
    const teacher = await world.addMember(student.school, 'teacher')
    const ids = (await belongingsOf(world, student))(name)
    const before = await rowsOfSchool(world, student.school)
    const reply = await callSample(world, endpoint, teacher.signedIn.authToken, ids)
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'forbidden', details: { reason: 'author' } }])
    expect(await rowsOfSchool(world, student.school)).toEqual(before)
  })
})
