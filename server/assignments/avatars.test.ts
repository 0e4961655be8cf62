import { beforeAll, expect, test } from 'vitest'
import { giveAvatar, giveChatbot, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** A school with a student who has a chatbot, and an unassigned avatar that speaks through it. */
async function openSchool(): Promise<PracticeStudent & { avatar_id: string }> {
  const pupil = await openPracticeStudent(world)
  const avatar_id = await giveAvatar(pupil.school, {}, { chatbot_id: pupil.chatbot_id })
  return { ...pupil, avatar_id }
}

type AssignmentQuery = { chatbot_id?: string; avatar_id?: string; student_id?: string; class_id?: string }
/** The names of each chatbot or avatar and its receiver. */
const pairsOf = async ({ api }: School, query: AssignmentQuery) =>
  (await api.assignments.list({ query })).items.map(
    ({ chatbot, avatar, student, class: group }) => `${(chatbot ?? avatar)?.name}: ${(student ?? group)?.name}`,
  )
const logOf = async ({ api }: School, count: number) =>
  (await api.audit.list({ query: { group: 'practice' } })).items
    .slice(0, count)
    .map(({ action, details }) => [action, details.count])

test('avatars are assigned beside chatbots, and each kind is written down by itself', async () => {
  const { school, student_id, chatbot_id, avatar_id } = await openSchool()
  const { id: class_id } = await school.api.classes.add({ body: { name: 'Monday' } })
  const both = { chatbot_ids: [chatbot_id], avatar_ids: [avatar_id], student_ids: [student_id], class_ids: [class_id] }
  const set = async (on: boolean) => (await school.api.assignments.set({ body: { ...both, on } })).changed
  // The student had the chatbot.
  expect([await set(true), await set(true)]).toEqual([3, 0])
  expect(await logOf(school, 2)).toEqual([
    ['avatars_assigned', 2],
    ['chatbots_assigned', 1],
  ])
  expect(await pairsOf(school, { student_id })).toEqual(['Café Sol: Ana', 'Lucía: Ana'])
  expect(await pairsOf(school, { class_id })).toEqual(['Café Sol: Monday', 'Lucía: Monday'])
  expect(await pairsOf(school, { avatar_id })).toEqual(['Lucía: Ana', 'Lucía: Monday'])
  // What an avatar has is not its chatbot's, and the other way round.
  expect(await pairsOf(school, { chatbot_id })).toEqual(['Café Sol: Ana', 'Café Sol: Monday'])
  expect([await set(false), await set(false)]).toEqual([4, 0])
  expect((await logOf(school, 2)).map(([action]) => action)).toEqual(['avatars_unassigned', 'chatbots_unassigned'])
  expect(await pairsOf(school, { avatar_id })).toEqual([])
})

test('an avatar is listed with its face, its status and its chatbot', async () => {
  const { school, student_id, chatbot_id, avatar_id } = await openSchool()
  const { api } = school
  await api.assignments.set({ body: { avatar_ids: [avatar_id], student_ids: [student_id], on: true } })
  const { look, version } = await api.avatars.get({ params: { id: avatar_id } })
  const found = async () => (await api.assignments.list({ query: { avatar_id } })).items
  const chatbot = { id: chatbot_id, name: 'Café Sol', level: 'A2', status: 'published' }
  const avatar = { id: avatar_id, name: 'Lucía', language: 'es', level: 'A2', status: 'active', look, chatbot }
  const student = { id: student_id, name: 'Ana', is_active: true }
  expect(await found()).toEqual([{ chatbot: null, avatar, student, class: null }])
  await api.chatbots.archive({ params: { id: chatbot_id } })
  expect(await found()).toMatchObject([{ avatar: { chatbot: { ...chatbot, status: 'archived' } } }])
  await api.avatars.edit({ params: { id: avatar_id }, body: { version, chatbot_id: null } })
  await api.avatars.archive({ params: { id: avatar_id } })
  expect(await found()).toMatchObject([{ avatar: { id: avatar_id, level: null, status: 'archived', chatbot: null } }])
})

test('a student who has the avatar does not count as one of the chatbot', async () => {
  const { school, student_id, avatar_id } = await openSchool()
  const { api } = school
  const { id: other } = await api.students.add({ body: { first_name: 'Bo' } })
  const { id: class_id } = await api.classes.add({ body: { name: 'Monday' } })
  await api.students.bulk({ body: { action: 'add_to_class', class_id, ids: [student_id, other] } })
  await api.assignments.set({
    body: { avatar_ids: [avatar_id], class_ids: [class_id], student_ids: [other], on: true },
  })
  expect((await api.chatbots.list()).items).toMatchObject([{ student_count: 1 }])
  expect((await api.avatars.list()).items).toMatchObject([{ student_count: 2 }])
})

test('students are found, exported and changed by the avatar that they may practise with', async () => {
  const { school, student_id, avatar_id } = await openSchool()
  const { students, assignments, classes } = school.api
  const { id: class_id } = await classes.add({ body: { name: 'Monday' } })
  const { id: bo } = await students.add({ body: { first_name: 'Bo', class_ids: [class_id] } })
  await students.add({ body: { first_name: 'Cy' } })
  const filter = { avatar_id }
  const found = async () => (await students.list({ query: filter })).items.map(({ first_name }) => first_name)
  expect(await found()).toEqual([])
  await assignments.set({
    body: { avatar_ids: [avatar_id], class_ids: [class_id], student_ids: [student_id], on: true },
  })
  expect(await found()).toEqual(['Ana', 'Bo'])
  const file = await students.export({ query: { ...filter, format: 'csv' } })
  const text = await file.text()
  expect([text.includes('Ana'), text.includes('Bo'), text.includes('Cy')]).toEqual([true, true, false])
  const done = await students.bulk({ body: { action: 'inactivate', filter, expected: 2 } })
  expect(new Set(done.ids)).toEqual(new Set([student_id, bo]))
})

test('another school’s avatar is not there, and nothing changes', async () => {
  const [mine, theirs] = [await openSchool(), await openSchool()]
  const { api } = mine.school
  const gone = { code: 'not_found' }
  await expect(api.assignments.list({ query: { avatar_id: theirs.avatar_id } })).rejects.toMatchObject(gone)
  const avatar_ids = [mine.avatar_id, theirs.avatar_id]
  for (const on of [true, false]) {
    const body = { avatar_ids, student_ids: [mine.student_id], on }
    await expect(api.assignments.set({ body })).rejects.toMatchObject(gone)
  }
  const ids = [mine.student_id]
  await expect(api.students.bulk({ body: { action: 'assign', avatar_ids, ids } })).rejects.toMatchObject(gone)
  expect(await pairsOf(mine.school, { avatar_id: mine.avatar_id })).toEqual([])
})

test('many students get an avatar and lose it again, those who had it keep it', async () => {
  const { school, student_id, avatar_id } = await openSchool()
  const { students } = school.api
  const { id: bo } = await students.add({ body: { first_name: 'Bo' } })
  const avatar_ids = [avatar_id]
  await students.bulk({ body: { action: 'assign', avatar_ids, ids: [student_id] } })
  const done = await students.bulk({ body: { action: 'assign', avatar_ids, filter: {}, expected: 2 } })
  expect(done).toEqual({ changed: 1, ids: [bo] })
  const undone = await students.bulk({ body: { action: 'unassign', avatar_ids, ids: done.ids, skip_missing: true } })
  expect(undone).toEqual(done)
  expect(await pairsOf(school, { avatar_id })).toEqual(['Lucía: Ana'])
  expect(await logOf(school, 3)).toEqual([
    ['avatars_unassigned', 1],
    ['avatars_assigned', 1],
    ['avatars_assigned', 1],
  ])
})

test('both kinds at once change each student once, and are written down apart', async () => {
  const { school, student_id, chatbot_id, avatar_id } = await openSchool()
  const { students } = school.api
  const { id: bo } = await students.add({ body: { first_name: 'Bo' } })
  const both = { chatbot_ids: [chatbot_id, await giveChatbot(school, {}, 'Hotel')], avatar_ids: [avatar_id] }
  const ids = [student_id, bo]
  const done = await students.bulk({ body: { action: 'assign', ...both, ids } })
  expect([done.changed, done.ids.toSorted()]).toEqual([2, ids.toSorted()])
  expect(await students.bulk({ body: { action: 'assign', ...both, ids } })).toEqual({ changed: 0, ids: [] })
  expect(await logOf(school, 2)).toEqual([
    ['avatars_assigned', 2],
    ['chatbots_assigned', 2],
  ])
  await students.bulk({ body: { action: 'unassign', ...both, filter: {}, expected: 2 } })
  expect(await pairsOf(school, { student_id })).toEqual([])
})

test('to assign nothing is no change that is understood', async () => {
  const { school, student_id } = await openSchool()
  for (const nothing of [{}, { chatbot_ids: [], avatar_ids: [] }])
    for (const action of ['assign', 'unassign'] as const) {
      const body = { action, ...nothing, ids: [student_id] }
      await expect(school.api.students.bulk({ body })).rejects.toMatchObject({ code: 'invalid_input' })
    }
})

test('an avatar that is deleted while it is assigned is said to be gone', async () => {
  const { school, student_id, chatbot_id } = await openSchool()
  const { api } = school
  for (let round = 0; round < 10; round += 1) {
    const id = await giveAvatar(school, {}, { chatbot_id, name: `A${round}` })
    const [assigned, removed] = await Promise.allSettled([
      api.assignments.set({ body: { avatar_ids: [id], student_ids: [student_id], on: true } }),
      api.avatars.remove({ params: { id } }),
    ])
    expect(removed.status).toBe('fulfilled')
    if (assigned.status === 'rejected') expect(assigned.reason).toMatchObject({ code: 'not_found' })
  }
  expect(await pairsOf(school, { student_id })).toEqual(['Café Sol: Ana'])
})
