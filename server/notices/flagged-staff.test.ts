import { beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { alarm, flagMailsOf } from '#server/test/worlds/flag-mails.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
let mails: ReturnType<typeof flagMailsOf>
beforeAll(async () => {
  world = await shareWorld()
  mails = flagMailsOf(world)
})

test('a flag of a student without a class is mailed to owner and coordinators, and to no teacher', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school } = practiceStudent
  const { id } = await school.api.classes.add({ body: { name: 'A1' } })
  const [coordinator, teacher] = [
    await world.addMember(school, 'coordinator'),
    await world.addMember(school, 'teacher', [id]),
  ]
  await school.api.notices.editMails({ body: { conversation_flagged: false } })
  await say(practiceStudent, await begin(practiceStudent), alarm)
  await mails.settled(school)
  expect([school, coordinator, teacher].map((one) => mails.flaggedMails(one).length)).toEqual([0, 1, 0])
})

test('a teacher who wants the mail of a flag gets it where owner and coordinators have switched it off', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school, student_id } = practiceStudent
  const { id } = await school.api.classes.add({ body: { name: 'A1' } })
  await school.api.students.bulk({ body: { action: 'add_to_class', ids: [student_id], class_id: id } })
  const [coordinator, teacher] = [
    await world.addMember(school, 'coordinator'),
    await world.addMember(school, 'teacher', [id]),
  ]
  for (const { api } of [school, coordinator]) await api.notices.editMails({ body: { conversation_flagged: false } })
  await say(practiceStudent, await begin(practiceStudent), alarm)
  await mails.settled(school)
  expect([school, coordinator, teacher].map((one) => mails.flaggedMails(one).length)).toEqual([0, 0, 1])
})

/** A school in which only a teacher wants mails about flags, with two students in the teacher's class. */
async function openTeachersClass() {
  const ana = await openPracticeStudent(world)
  const { school } = ana
  const bea = await mails.schoolmate(ana, 'Bea')
  const { id: class_id } = await school.api.classes.add({ body: { name: 'A1' } })
  const ids = [ana.student_id, bea.student_id]
  await school.api.students.bulk({ body: { action: 'add_to_class', ids, class_id } })
  const teacher = await world.addMember(school, 'teacher', [class_id])
  await school.api.notices.editMails({ body: { conversation_flagged: false } })
  return { ana, bea, school, class_id, teacher, target: { params: { id: teacher.signedIn.user.id } } }
}
type TeachersClass = Awaited<ReturnType<typeof openTeachersClass>>

const leaving = [
  ['is removed', ({ school, target }: TeachersClass) => school.api.staff.remove(target)],
  [
    'loses the class',
    ({ school, target }: TeachersClass) =>
      school.api.staff.edit({ ...target, body: { role: 'teacher', class_ids: [] } }),
  ],
  [
    'switches the mail off',
    ({ teacher }: TeachersClass) => teacher.api.notices.editMails({ body: { conversation_flagged: false } }),
  ],
] as const

test.each(leaving)('a flag that waits for its only reader goes to the owner where the teacher %s', async (_, leave) => {
  const all = await openTeachersClass()
  const { ana, bea, school, teacher } = all
  await say(ana, await begin(ana), alarm)
  await mails.settled(school)
  await say(bea, await begin(bea), alarm)
  expect(await mails.waiting(school)).toHaveLength(1)
  await leave(all)
  await mails.hurry(school)
  await mails.settled(school)
  expect([teacher, school].map((one) => mails.flaggedMails(one).length)).toEqual([1, 1])
})

test('a flag that its teacher has read meanwhile is mailed to no one', async () => {
  const { ana, bea, school, teacher } = await openTeachersClass()
  await say(ana, await begin(ana), alarm)
  await mails.settled(school)
  await say(bea, await begin(bea), alarm)
  const { items } = await teacher.api.notices.list()
  await teacher.api.notices.read({ body: { ids: items.map(({ id }) => id) } })
  await mails.hurry(school)
  await mails.settled(school)
  expect([teacher, school].map((one) => mails.flaggedMails(one).length)).toEqual([1, 0])
})

test('once the only teacher of a class has left, its flags are told to the owner', async () => {
  const { ana, school, target } = await openTeachersClass()
  await school.api.staff.remove(target)
  await say(ana, await begin(ana), alarm)
  await mails.settled(school)
  expect([mails.flaggedMails(school).length, (await school.api.notices.list()).unread]).toEqual([1, 1])
})

test('a flag of a student in two classes tells the teachers of both', async () => {
  const { ana, school, teacher } = await openTeachersClass()
  const { id: class_id } = await school.api.classes.add({ body: { name: 'B1' } })
  await school.api.students.bulk({ body: { action: 'add_to_class', ids: [ana.student_id], class_id } })
  const second = await world.addMember(school, 'teacher', [class_id])
  await say(ana, await begin(ana), alarm)
  await mails.settled(school)
  expect([teacher, second, school].map((one) => mails.flaggedMails(one).length)).toEqual([1, 1, 0])
  const unread = async ({ api }: typeof school) => (await api.notices.list()).unread
  expect(await Promise.all([teacher, second, school].map(unread))).toEqual([1, 1, 1])
})
