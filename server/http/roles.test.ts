import { beforeAll, describe, expect, test } from 'vitest'
import { accessOf, type Endpoint, leastRoleOf } from '#contract/endpoint.ts'
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

const refusedTo = (role: (typeof staffRoles)[number]) =>
  dashboard.filter(([, endpoint]) => !isAtLeast(role, leastRoleOf(endpoint)))

describe.each(staffRoles)('what is above a %s is refused, and nothing changes', (role) => {
  let student: PracticeStudent
  let member: School
  let belongings: Awaited<ReturnType<typeof belongingsOf>>
  beforeAll(async () => {
    student = await openPracticeStudent(world)
    belongings = await belongingsOf(world, student)
    member = await world.addMember(student.school, role)
  })
  test.each(refusedTo(role))('%s', async (name, endpoint) => {
    const ids = belongings(name)
    const before = await rowsOfSchool(world, student.school)
    for (let variant = 0; variant < variantsOf(endpoint); variant += 1) {
      const reply = await callSample(world, endpoint, member.signedIn.authToken, ids, variant)
      expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'forbidden', details: { reason: 'role' } }])
    }
    expect(await rowsOfSchool(world, student.school)).toEqual(before)
  })
})

test('only staff, students and practice are open to whom they are declared for', () => {
  for (const [name, endpoint] of endpoints)
    if (['public', 'practice'].includes(accessOf(endpoint))) expect([name, endpoint.staff]).toEqual([name, undefined])
})

/** What every teacher may read, because it belongs to the school as a whole. */
const ofTheSchool = /^(?:chatbots|avatars|sessions|staff|trials)\./

const withIdsOutOfReach = dashboard.filter(
  ([name, endpoint]) => leastRoleOf(endpoint) === 'teacher' && takesIds([name, endpoint]) && !ofTheSchool.test(name),
)
/** The fields of the query that name a student or class; without them, the ids are in path and body. */
const foreignFieldsOf = (endpoint: Endpoint): string[] => {
  const queried = idFieldsOf(endpoint).filter((field) => !/^(?:chatbot|avatar)_id$/.test(field))
  return queried.length > 0 ? queried : ['']
}

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
  test.each(withIdsOutOfReach)('%s', async (name, endpoint) => {
    const foreign = belongings(name)
    const before = await rowsOfSchool(world, student.school)
    for (const field of foreignFieldsOf(endpoint))
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
  let student: PracticeStudent
  let teacher: School
  let belongings: Awaited<ReturnType<typeof belongingsOf>>
  beforeAll(async () => {
    student = await openPracticeStudent(world)
    belongings = await belongingsOf(world, student)
    teacher = await world.addMember(student.school, 'teacher')
  })
  const written = dashboard.filter(
    ([name, { method }]) => /^(?:chatbots|avatars)\.(?!duplicate|add|preview)/.test(name) && method !== 'GET',
  )
  test.each(written)('%s', async (name, endpoint) => {
    const ids = belongings(name)
    const before = await rowsOfSchool(world, student.school)
    const reply = await callSample(world, endpoint, teacher.signedIn.authToken, ids)
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'forbidden', details: { reason: 'author' } }])
    expect(await rowsOfSchool(world, student.school)).toEqual(before)
  })
})

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const refusals = sumOf(staffRoles.flatMap((role) => refusedTo(role).map(([, endpoint]) => variantsOf(endpoint))))
const foreign = sumOf(withIdsOutOfReach.map(([, endpoint]) => foreignFieldsOf(endpoint).length * variantsOf(endpoint)))

test(`the walk makes ${refusals} calls above a role and ${foreign} with ids out of reach, over ${dashboard.length} endpoints`, () => {
  for (const [name, endpoint] of dashboard) {
    const isOpen = staffRoles.filter((role) => isAtLeast(role, leastRoleOf(endpoint)))
    const isRefused = staffRoles.filter((role) => refusedTo(role).some(([other]) => other === name))
    expect([...isOpen, ...isRefused].toSorted(), name).toEqual(staffRoles.toSorted())
  }
})
