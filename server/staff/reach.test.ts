import { beforeAll, expect, test } from 'vitest'
import { notifyFlagged } from '#server/notices/notify.actions.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { giveAvatar, giveChatbot } from '#server/test/practice-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
let teacher: School
let own: Group
let other: Group
interface Group {
  class_id: string
  student_id: string
  conversation_id: string
}

const at = () => new Date(Date.now() - 3_600_000).toISOString()

async function addGroup(name: string): Promise<Group> {
  const { id: class_id } = await school.api.classes.add({ body: { name: `Class ${name}` } })
  const { id: student_id } = await school.api.students.add({ body: { first_name: name, class_ids: [class_id] } })
  const chatbot_id = await giveChatbot(school, { class_ids: [class_id] }, `Chatbot ${name}`)
  const flagged = { student_id, chatbot_id, at: at(), flag: 'self_harm' } as const
  const conversation_id = await addPastConversation(world, school, flagged)
  return { class_id, student_id, conversation_id }
}

beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp({ tier: 'pro' })
  own = await addGroup('Own')
  other = await addGroup('Other')
  teacher = await world.addMember(school, 'teacher', [own.class_id])
})

const flag = ({ conversation_id }: Group) =>
  world.db
    .transaction()
    .execute((tx) => notifyFlagged(world.services, tx, school.signedIn.user.school.id, conversation_id))

test('a teacher sees the students, classes and conversations of their classes in every list and count', async () => {
  const { api } = teacher
  const students = await api.students.list()
  expect([students.items.map(({ first_name }) => first_name), students.total, students.counts]).toMatchObject([
    ['Own'],
    1,
    { active: 1 },
  ])
  expect((await api.students.list({ query: { search: 'Other' } })).total).toBe(0)
  expect((await api.classes.list()).items.map(({ name }) => name)).toEqual(['Class Own'])
  const conversations = await api.conversations.list()
  expect([conversations.total, conversations.items.map(({ student }) => student.name)]).toEqual([1, ['Own']])
  const found = await api.search.find({ query: { q: 'O' } })
  expect([found.students.length, found.classes.length, found.conversations.length, found.chatbots.length]).toEqual([
    1, 1, 1, 2,
  ])
})

test('home and reports of a teacher are about their classes', async () => {
  const { week, latest, flagged, students } = await teacher.api.home.get()
  expect([week.active, latest.length, flagged.total, students.most.total]).toEqual([1, 1, 1, 1])
  const report = await teacher.api.reports.get()
  expect([report.totals.students, report.students.map(({ name }) => name)]).toEqual([1, ['Own']])
  await expect(teacher.api.reports.get({ query: { class_id: other.class_id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await school.api.reports.get()).totals.students).toBe(2)
})

test('the files of a teacher hold their classes only', async () => {
  const file = await teacher.api.conversations.export({ query: { format: 'csv' } })
  const text = await file.text()
  expect([text.includes('Own'), text.includes('Other')]).toEqual([true, false])
  const report = await (await teacher.api.reports.export({ query: { format: 'csv' } })).text()
  expect(report.includes('Other')).toBe(false)
})

test('the numbers on chatbots count the students within reach', async () => {
  const counts = async ({ api }: School) =>
    (await api.chatbots.list()).items.map(({ student_count, conversation_count }) => student_count + conversation_count)
  expect([await counts(school), (await counts(teacher)).toSorted((a, b) => a - b)]).toEqual([
    [2, 2],
    [0, 2],
  ])
})

test('a flag tells the teachers of the student, coordinators and the owner, and each reads it for themselves', async () => {
  const coordinator = await world.addMember(school, 'coordinator')
  const outsider = await world.addMember(school, 'teacher', [other.class_id])
  await flag(own)
  const unread = async ({ api }: School) => (await api.notices.list()).unread
  const all = [teacher, coordinator, school, outsider]
  expect(await Promise.all(all.map(unread))).toEqual([1, 1, 1, 0])
  const mails = (one: School) =>
    world.mailbox.all().filter(({ to, text }) => to === one.signedIn.user.email && text.includes('flagged')).length
  await expect.poll(() => [teacher, coordinator, school].map(mails)).toEqual([1, 1, 1])
  expect(mails(outsider)).toBe(0)
  const id = (await teacher.api.notices.list()).items[0]?.id ?? ''
  await expect(outsider.api.notices.read({ body: { ids: [id] } })).rejects.toMatchObject({ code: 'not_found' })
  await teacher.api.notices.read({ body: { ids: [id] } })
  expect(await Promise.all(all.map(unread))).toEqual([0, 1, 1, 0])
  expect((await teacher.api.auth.me()).unread_notices).toBe(0)
})

test('imports are told to those who import, and payments to the owner', async () => {
  const coordinator = await world.addMember(school, 'coordinator')
  const { import_id } = await school.api.imports.preview({
    file: new Blob(['First name\nZoe\n'], { type: 'text/csv' }),
  })
  await school.api.imports.run({ body: { import_id } })
  await world.pool.query(
    `insert into notices (school_id, kind, details) values ($1, 'payment_failed', '{"tier":"pro"}')`,
    [school.signedIn.user.school.id],
  )
  const kinds = async ({ api }: School) =>
    (await api.notices.list()).items.map(({ kind }) => kind).filter((kind) => kind !== 'conversation_flagged')
  expect(await Promise.all([teacher, coordinator, school].map(kinds))).toEqual([
    [],
    ['import_finished'],
    ['payment_failed', 'import_finished'],
  ])
})

test('a teacher edits level and notes of their students, and nothing else', async () => {
  const target = { params: { id: own.student_id } }
  const { version } = await teacher.api.students.get(target)
  const edited = await teacher.api.students.edit({ ...target, body: { version, level: 'B1', notes: 'Shy' } })
  expect(edited).toMatchObject({ level: 'B1', notes: 'Shy' })
  await expect(
    teacher.api.students.edit({ ...target, body: { version: edited.version, first_name: 'New' } }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  await expect(
    teacher.api.students.bulk({ body: { action: 'inactivate', ids: [own.student_id] } }),
  ).rejects.toMatchObject({ code: 'forbidden', details: { reason: 'role' } })
})

test('a teacher writes chatbots, assigns them to their class, and uses and copies those of the school', async () => {
  const { api } = teacher
  const mine = await giveChatbot(teacher, { class_ids: [own.class_id] }, 'Mine')
  expect(await api.chatbots.get({ params: { id: mine } })).toMatchObject({ can_edit: true, student_count: 1 })
  const ofSchool = (await api.chatbots.list()).items.find(({ name }) => name === 'Chatbot Other')
  expect(ofSchool?.can_edit).toBe(false)
  const copy = await api.chatbots.duplicate({ params: { id: ofSchool?.id ?? '' }, body: {} })
  expect(copy.can_edit).toBe(true)
  await api.chatbots.remove({ params: { id: copy.id } })
  await expect(
    api.assignments.set({ body: { chatbot_ids: [mine], class_ids: [other.class_id], on: true } }),
  ).rejects.toMatchObject({ code: 'not_found' })
  await expect(api.chatbots.add({ body: { name: 'New language', language: 'fi' } })).rejects.toMatchObject({
    code: 'forbidden',
    details: { reason: 'language' },
  })
  expect(await giveAvatar(teacher, { student_ids: [own.student_id] }, { chatbot_id: mine })).toBeTruthy()
})

test('a teacher reads what they did themselves in the activity log', async () => {
  await teacher.api.links.get({ params: { id: own.student_id } })
  await teacher.api.links.renew({ params: { id: own.student_id } })
  const { items, total } = await teacher.api.audit.list()
  expect(new Set(items.map(({ actor }) => actor?.email))).toEqual(new Set([teacher.signedIn.user.email]))
  expect(total).toBe(items.length)
  expect((await school.api.audit.list()).total).toBeGreaterThan(total)
})

test('a teacher is not told of the other classes of a student', async () => {
  const mine = await addGroup('Mine')
  const theirs = await addGroup('Theirs')
  const ids = [mine.student_id]
  await school.api.students.bulk({ body: { action: 'add_to_class', ids, class_id: theirs.class_id } })
  const { api } = await world.addMember(school, 'teacher', [mine.class_id])
  const namesOf = ({ classes }: { classes: readonly { name: string }[] }) => classes.map(({ name }) => name)
  expect((await api.students.list()).items.map(namesOf)).toEqual([['Class Mine']])
  expect(namesOf(await api.students.get({ params: { id: mine.student_id } }))).toEqual(['Class Mine'])
})
