import { beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const addChatbot = async ({ api }: School, name: string) =>
  (await api.chatbots.add({ body: { name, language: 'es', level: 'A2' } })).id
const addStudent = async ({ api }: School, first_name: string, class_ids: string[] = []) =>
  (await api.students.add({ body: { first_name, class_ids } })).id
const addClass = async ({ api }: School, name: string) => (await api.classes.add({ body: { name } })).id

type AssignmentChange = Parameters<School['api']['assignments']['set']>[0]['body']
const set = async ({ api }: School, body: AssignmentChange) => (await api.assignments.set({ body })).changed
type AssignmentQuery = { chatbot_id?: string; student_id?: string; class_id?: string }
/** The names of each chatbot and its receiver. */
const pairsOf = async ({ api }: School, query: AssignmentQuery) =>
  (await api.assignments.list({ query })).items.map(
    ({ chatbot, student, class: group }) => `${chatbot?.name}: ${student?.name ?? group?.name}`,
  )

test('every chatbot is assigned to every student and class, and only what is new or gone counts', async () => {
  const school = await world.signUp()
  const chatbot_ids = [await addChatbot(school, 'Café'), await addChatbot(school, 'Hotel')]
  const student_ids = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  const class_ids = [await addClass(school, 'Monday')]
  const [first = ''] = student_ids
  expect(await set(school, { chatbot_ids, student_ids: [first, first.toUpperCase()], on: true })).toBe(2)
  expect(await set(school, { chatbot_ids, student_ids, class_ids, on: true })).toBe(4)
  expect(await set(school, { chatbot_ids, student_ids, class_ids, on: true })).toBe(0)
  expect(await set(school, { chatbot_ids: chatbot_ids.slice(1), student_ids, class_ids, on: false })).toBe(3)
  expect(await set(school, { chatbot_ids: chatbot_ids.slice(1), student_ids, class_ids, on: false })).toBe(0)
  expect(await set(school, { on: true })).toBe(0)
  const { items } = await school.api.audit.list({ query: { group: 'practice' } })
  expect(items.slice(0, 3).map(({ action, details }) => [action, details.count])).toEqual([
    ['chatbots_unassigned', 3],
    ['chatbots_assigned', 4],
    ['chatbots_assigned', 2],
  ])
})

test('a student has their own chatbots and those of their classes, by name', async () => {
  const school = await world.signUp()
  const [monday, friday] = [await addClass(school, 'Monday'), await addClass(school, 'Friday')]
  const ana = await addStudent(school, 'Ana', [monday])
  const [cafe, hotel] = [await addChatbot(school, 'Café'), await addChatbot(school, 'Hotel')]
  await set(school, { chatbot_ids: [hotel], student_ids: [ana], class_ids: [monday, friday], on: true })
  await set(school, { chatbot_ids: [cafe], class_ids: [monday], on: true })
  expect(await pairsOf(school, { student_id: ana })).toEqual(['Café: Monday', 'Hotel: Ana', 'Hotel: Monday'])
  expect(await pairsOf(school, { class_id: friday })).toEqual(['Hotel: Friday'])
  const bo = await addStudent(school, 'Bo', [friday])
  expect(await pairsOf(school, { student_id: bo })).toEqual(['Hotel: Friday'])
})

test('a chatbot has students by name, then classes with their size; in the archive it keeps them', async () => {
  const school = await world.signUp()
  const chatbot = await addChatbot(school, 'Café')
  const group = await addClass(school, 'A class')
  const [bo, ana] = [await addStudent(school, 'Bo', [group]), await addStudent(school, 'Ana')]
  await set(school, { chatbot_ids: [chatbot], student_ids: [bo, ana], class_ids: [group], on: true })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [bo] } })
  await school.api.chatbots.archive({ params: { id: chatbot } })
  const known = { id: chatbot, name: 'Café', language: 'es', level: 'A2', status: 'archived' }
  expect((await school.api.assignments.list({ query: { chatbot_id: chatbot } })).items).toEqual([
    { chatbot: known, avatar: null, student: { id: ana, name: 'Ana', is_active: true }, class: null },
    { chatbot: known, avatar: null, student: { id: bo, name: 'Bo', is_active: false }, class: null },
    { chatbot: known, avatar: null, student: null, class: { id: group, name: 'A class', student_count: 1 } },
  ])
})

test('one of them is asked for', async () => {
  const school = await world.signUp()
  const [student_id, chatbot_id] = [await addStudent(school, 'Ana'), await addChatbot(school, 'Café')]
  for (const query of [{}, { student_id, chatbot_id }])
    await expect(school.api.assignments.list({ query })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('where one id is not the school’s nothing changes', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const sides = async (school: School) => ({
    chatbot_ids: [await addChatbot(school, 'Café')],
    student_ids: [await addStudent(school, 'Ana')],
    class_ids: [await addClass(school, 'Monday')],
  })
  const [own, foreign] = [await sides(mine), await sides(theirs)]
  await set(theirs, { ...foreign, on: true })
  for (const side of ['chatbot_ids', 'student_ids', 'class_ids'] as const)
    for (const on of [true, false]) {
      const body = { ...own, [side]: [...own[side], ...foreign[side]], on }
      await expect(set(mine, body)).rejects.toMatchObject({ code: 'not_found' })
    }
  expect(await pairsOf(mine, { chatbot_id: own.chatbot_ids[0] ?? '' })).toEqual([])
  expect(await pairsOf(theirs, { chatbot_id: foreign.chatbot_ids[0] ?? '' })).toEqual(['Café: Ana', 'Café: Monday'])
})

test('assigning and taking away the same at once ends in one of the two', async () => {
  const school = await world.signUp()
  const chatbot_ids = [await addChatbot(school, 'Café'), await addChatbot(school, 'Hotel')]
  const student_ids: string[] = []
  for (let place = 0; place < 10; place += 1) student_ids.push(await addStudent(school, `S${place}`))
  const reversed = { chatbot_ids: chatbot_ids.toReversed(), student_ids: student_ids.toReversed() }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      set(school, { chatbot_ids, student_ids, on: true }),
      set(school, { ...reversed, on: false }),
      set(school, { ...reversed, on: true }),
    ])
    const counts = (await school.api.chatbots.list()).items.map(({ student_count }) => student_count)
    expect([
      [0, 0],
      [10, 10],
    ]).toContainEqual(counts)
  }
})

test('a chatbot that is deleted while it is assigned is said to be gone', async () => {
  const school = await world.signUp()
  const student_ids = [await addStudent(school, 'Ana')]
  for (let round = 0; round < 10; round += 1) {
    const id = await addChatbot(school, 'Café')
    const [assigned, removed] = await Promise.allSettled([
      set(school, { chatbot_ids: [id], student_ids, on: true }),
      school.api.chatbots.remove({ params: { id } }),
    ])
    expect(removed.status).toBe('fulfilled')
    if (assigned.status === 'rejected') expect(assigned.reason).toMatchObject({ code: 'not_found' })
  }
  expect(await pairsOf(school, { student_id: student_ids[0] ?? '' })).toEqual([])
})

test('many students get a chatbot and lose it again, those who had it keep it', async () => {
  const school = await world.signUp()
  const chatbot_ids = [await addChatbot(school, 'Café')]
  const ids = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo'), await addStudent(school, 'Cleo')]
  const [ana = ''] = ids
  const { students } = school.api
  await students.bulk({ body: { action: 'assign', chatbot_ids, ids: [ana] } })
  const done = await students.bulk({ body: { action: 'assign', chatbot_ids, filter: {}, expected: 3 } })
  expect([done.changed, done.ids.toSorted()]).toEqual([2, ids.slice(1).toSorted()])
  const undone = await students.bulk({ body: { action: 'unassign', chatbot_ids, ids: done.ids, skip_missing: true } })
  expect(undone.ids.toSorted()).toEqual(ids.slice(1).toSorted())
  const [chatbot_id = ''] = chatbot_ids
  expect(await pairsOf(school, { chatbot_id })).toEqual(['Café: Ana'])
  const filter = { chatbot_id }
  await students.bulk({ body: { action: 'inactivate', filter, expected: 1 } })
  const { items } = await school.api.audit.list({ query: { group: 'practice' } })
  expect(items.slice(0, 3).map(({ action, details }) => [action, details.count])).toEqual([
    ['chatbots_unassigned', 2],
    ['chatbots_assigned', 2],
    ['chatbots_assigned', 1],
  ])
})
