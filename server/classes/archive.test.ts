import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { openPracticeStudent } from '#server/test/practice-world.ts'
import { fillClasses } from '#server/test/worlds/rollovers.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)))

test('an archived class leaves the lists, keeps who was in it, and comes back with them', async () => {
  const school = await world.signUp()
  const { api } = school
  const id = await fillClasses(school, { A1: ['Ada', 'Bea'], A2: ['Ada'] })
  const params = { id: id('A1') }
  const archived = await api.classes.archive({ params })
  expect([archived.student_count, archived.archived_at !== null]).toEqual([2, true])
  expect((await api.classes.list()).items.map(({ name }) => name)).toEqual(['A2'])
  expect((await api.students.get({ params: { id: id('Ada') } })).classes.map(({ name }) => name)).toEqual(['A2'])
  expect((await api.students.list({ query: { class_id: params.id } })).total).toBe(2)
  expect((await api.reports.get({ query: { class_id: params.id } })).of.name).toBe('A1')
  await api.students.remove({ params: { id: id('Bea') } })
  expect(await api.classes.restore({ params })).toMatchObject({ student_count: 1, archived_at: null })
  expect((await api.students.get({ params: { id: id('Ada') } })).classes.map(({ name }) => name)).toEqual(['A1', 'A2'])
  expect((await api.classes.list()).counts).toEqual({ active: 2, archived: 0 })
})

test('nothing is added to an archived class', async () => {
  const school = await world.signUp()
  const { api } = school
  const id = await fillClasses(school, { A1: ['Ada'] })
  const [class_id, student_id] = [id('A1'), id('Ada')]
  const { version } = await api.classes.archive({ params: { id: class_id } })
  const { version: seen } = await api.students.get({ params: { id: student_id } })
  const attempts = [
    api.students.bulk({ body: { action: 'add_to_class', ids: [student_id], class_id } }),
    api.students.edit({ params: { id: student_id }, body: { version: seen, class_ids: [class_id] } }),
    api.students.add({ body: { first_name: 'Cleo', class_ids: [class_id] } }),
    api.staff.invite({ body: { emails: ['t@x.example'], role: 'teacher', class_ids: [class_id] } }),
  ]
  const failures = await Promise.all(attempts.map(failureOf))
  expect(failures.map((failure) => failure?.code)).toEqual(attempts.map(() => 'not_found'))
  const edit = api.classes.edit({ params: { id: class_id }, body: { version, name: 'A9' } })
  expect(await failureOf(edit)).toMatchObject({ code: 'edited_elsewhere' })
})

test('its name is free for the next class, and then it is not restored under it', async () => {
  const school = await world.signUp()
  const { api } = school
  const id = await fillClasses(school, { A1: ['Ada'] })
  await api.classes.archive({ params: { id: id('A1') } })
  await api.classes.add({ body: { name: 'a1' } })
  const restore = api.classes.restore({ params: { id: id('A1') } })
  expect(await failureOf(restore)).toMatchObject({ code: 'name_taken' })
  expect((await api.classes.list({ query: { status: 'archived' } })).items[0]?.student_count).toBe(1)
})

test('no one practises through an archived class, and its teachers see neither it nor its students', async () => {
  const { school, token, student_id, chatbot_id } = await openPracticeStudent(world)
  const { api } = school
  const { id: class_id } = await api.classes.add({ body: { name: 'A1' } })
  await api.students.bulk({ body: { action: 'add_to_class', ids: [student_id], class_id } })
  const chatbot_ids = [chatbot_id]
  await api.students.bulk({ body: { action: 'unassign', ids: [student_id], chatbot_ids, avatar_ids: [] } })
  await api.assignments.set({ body: { chatbot_ids, avatar_ids: [], student_ids: [], class_ids: [class_id], on: true } })
  const teacher = await world.addMember(school, 'teacher', [class_id])
  const partners = async () => {
    const reply = await world.app.inject({ url: '/api/practice', headers: { authorization: `Bearer ${token}` } })
    return reply.json().partners.length
  }
  expect([await partners(), (await teacher.api.students.list()).total]).toEqual([1, 1])
  await api.classes.archive({ params: { id: class_id } })
  expect([await partners(), (await teacher.api.students.list()).total]).toEqual([0, 0])
  expect(await failureOf(teacher.api.classes.get({ params: { id: class_id } }))).toMatchObject({ code: 'not_found' })
  expect((await teacher.api.classes.list({ query: { status: 'archived' } })).total).toBe(0)
  await api.classes.restore({ params: { id: class_id } })
  expect([await partners(), (await teacher.api.students.list()).total]).toEqual([1, 1])
})

test('an import takes the class that is current, and makes one where the name is archived', async () => {
  const school = await world.signUp()
  const { api } = school
  const id = await fillClasses(school, { A1: [] })
  await api.classes.archive({ params: { id: id('A1') } })
  const file = new Blob(['First name,Classes\nAda,A1\n'], { type: 'text/csv' })
  const { import_id } = await api.imports.preview({ file })
  await api.imports.run({ body: { import_id } })
  expect((await api.classes.list()).items.map(({ name, student_count }) => [name, student_count])).toEqual([['A1', 1]])
})
