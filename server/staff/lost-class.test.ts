import { beforeAll, expect, test } from 'vitest'
import { conversationPages } from '#server/conversations/conversations.queries.ts'
import { type Reach, wholeSchool } from '#server/database/reach.ts'
import { studentPages } from '#server/students/chosen.queries.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
let class_id: string
let students: string[]
let conversations: string[]
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp({ tier: 'pro' })
  class_id = (await school.api.classes.add({ body: { name: 'A1' } })).id
  const chatbot_id = await giveChatbot(school, { class_ids: [class_id] }, 'Café')
  students = []
  conversations = []
  for (const first_name of ['Ada', 'Ben', 'Cem', 'Dan', 'Eva', 'Flo', 'Gil', 'Hal', 'Ida', 'Jan', 'Kim']) {
    const { id: student_id } = await school.api.students.add({ body: { first_name, class_ids: [class_id] } })
    students.push(student_id)
    const at = new Date(Date.now() - 3_600_000).toISOString()
    conversations.push(await addPastConversation(world, school, { student_id, chatbot_id, at }))
  }
})

const newTeacher = () => world.addMember(school, 'teacher', [class_id])
const paramsOf = ({ signedIn }: School) => ({ params: { id: signedIn.user.id } })
const takeOff = (teacher: School) =>
  school.api.staff.edit({ ...paramsOf(teacher), body: { role: 'teacher', class_ids: [] } })
const reachOf = ({ signedIn }: School): Reach => ({
  school_id: signedIn.user.school.id,
  teacher_id: signedIn.user.id,
})

/** The ids of a file whose second row is read by a later statement than its first. */
const twoPages = ([first = '', second = '']: readonly string[]) => [
  first,
  ...Array.from({ length: 500 }, () => crypto.randomUUID()),
  second,
]

test('who loses a class between two pages of a list finds no more students, classes and conversations', async () => {
  const teacher = await newTeacher()
  const { api } = teacher
  const first = await api.students.list({ query: { page_size: 10 } })
  expect([first.items.length, first.total]).toEqual([10, 11])
  await takeOff(teacher)
  expect(await api.students.list({ query: { page: 2, page_size: 10 } })).toMatchObject({ items: [], total: 0 })
  expect(await api.conversations.list()).toMatchObject({ items: [], total: 0 })
  expect((await api.classes.list()).items).toEqual([])
  expect(await api.search.find({ query: { q: 'Ada' } })).toMatchObject({ students: [], conversations: [] })
  expect((await api.reports.get()).totals.students).toBe(0)
  for (const work of [
    () => api.students.get({ params: { id: students[0] ?? '' } }),
    () => api.conversations.get({ params: { id: conversations[0] ?? '' } }),
    () => api.links.get({ params: { id: students[0] ?? '' } }),
  ])
    await expect(work()).rejects.toMatchObject({ code: 'not_found' })
})

const files = [
  ['students', studentPages, () => students],
  ['conversations', conversationPages, () => conversations],
] as const

test.each(files)(
  'a file of %s that is being written ends where its teacher loses the class',
  async (_, pagesOf, ids) => {
    const teacher = await newTeacher()
    const pages = pagesOf(world.db, reachOf(teacher), twoPages(ids()))
    expect((await pages.next()).value).toHaveLength(1)
    await takeOff(teacher)
    expect((await Array.fromAsync(pages as AsyncIterable<unknown[]>)).flat()).toEqual([])
    const whole = pagesOf(world.db, wholeSchool(school.signedIn.user.school.id), twoPages(ids()))
    expect((await Array.fromAsync(whole as AsyncIterable<unknown[]>)).flat()).toHaveLength(2)
  },
)

test.each(files)('a file of %s that is being written ends where its teacher is removed', async (_, pagesOf, ids) => {
  const teacher = await newTeacher()
  const pages = pagesOf(world.db, reachOf(teacher), twoPages(ids()))
  expect((await pages.next()).value).toHaveLength(1)
  await school.api.staff.remove(paramsOf(teacher))
  expect((await Array.fromAsync(pages as AsyncIterable<unknown[]>)).flat()).toEqual([])
  await expect(teacher.api.conversations.export()).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a student who leaves the class within a file is left out of its rest', async () => {
  const teacher = await newTeacher()
  const { id } = await school.api.students.add({ body: { first_name: 'Lou', class_ids: [class_id] } })
  const pages = studentPages(world.db, reachOf(teacher), twoPages([students[0] ?? '', id]))
  expect((await pages.next()).value).toHaveLength(1)
  await school.api.students.bulk({ body: { action: 'remove_from_class', ids: [id], class_id } })
  expect((await Array.fromAsync(pages)).flat()).toEqual([])
})
