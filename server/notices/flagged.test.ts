import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#server/test/peers/sandbox-schools.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { alarm, flagMailsOf } from '#server/test/worlds/flag-mails.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
let mails: ReturnType<typeof flagMailsOf>
beforeAll(async () => {
  world = await shareWorld()
  mails = flagMailsOf(world)
})

test('a school is told of a flagged conversation once, with who it was and why, until it has seen it', async () => {
  const practiceStudent = await openPracticeStudent(world, { first_name: 'Ana', last_name: 'Ruiz' })
  const { api } = practiceStudent.school
  const id = await begin(practiceStudent)
  await say(practiceStudent, id, 'Hola')
  expect(await api.notices.list()).toEqual({ items: [], unread: 0 })
  await say(practiceStudent, id, alarm, 'the-same')
  await say(practiceStudent, id, alarm, 'the-same')
  await say(practiceStudent, id, alarm)
  const { items, unread } = await api.notices.list()
  expect(items).toMatchObject([
    { kind: 'conversation_flagged', conversation_id: id, student: 'Ana Ruiz', flags: ['self_harm'], is_read: false },
  ])
  expect([unread, (await api.auth.me()).unread_notices]).toEqual([1, 1])
  await api.conversations.see({ params: { id } })
  expect(await api.notices.list()).toMatchObject({ items: [{ is_read: true }], unread: 0 })
  expect((await api.auth.me()).unread_notices).toBe(0)
})

test('more that is flagged makes the notice unread again, with the new time and at the top', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { api } = practiceStudent.school
  const [first, second] = [await begin(practiceStudent), await begin(await mails.schoolmate(practiceStudent, 'Bea'))]
  await say(practiceStudent, first, alarm)
  const before = (await api.notices.list()).items[0]
  await api.notices.read({ body: { ids: [before?.id ?? ''] } })
  await world.pool.query(`update notices set at = at - interval '1 minute' where school_id = $1`, [
    idOf(practiceStudent.school),
  ])
  await say(practiceStudent, first, alarm)
  const { items, unread } = await api.notices.list()
  expect([items.length, unread, items[0]?.id]).toEqual([1, 1, before?.id])
  expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThan(Date.parse(before?.at ?? ''))
  expect(second).not.toBe(first)
})

test('the mail names no one, quotes nothing, leads to what is unseen, and says where it is switched off', async () => {
  const practiceStudent = await openPracticeStudent(world, { first_name: 'Anastasia' })
  await say(practiceStudent, await begin(practiceStudent), alarm)
  const { text, html, subject } = await world.mailbox.find(practiceStudent.school.signedIn.user.email, /flagged/)
  const { appUrl } = world.services.config
  expect(text).toContain(`${appUrl}/conversations?flag=unseen\n`)
  expect(text.trim().split('\n').at(-1)).toBe(`${appUrl}/settings/notices`)
  expect(html).toContain(`href="${appUrl}/settings/notices"`)
  for (const part of [text, html, subject]) expect(part).not.toMatch(/Anastasia|kill/)
})

test('a whole class at once is one mail; what comes after it is mailed together, an hour later', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school } = practiceStudent
  const others = await Promise.all(['Bea', 'Cem', 'Dan'].map((name) => mails.schoolmate(practiceStudent, name)))
  const conversations = await Promise.all(
    [practiceStudent, ...others].map(async (one) => ({ one, id: await begin(one) })),
  )
  await Promise.all(conversations.map(({ one, id }) => say(one, id, alarm)))
  expect((await school.api.notices.list()).unread).toBe(4)
  await world.mailbox.find(school.signedIn.user.email, /flagged/)
  const later = await mails.waiting(school)
  expect(later).toHaveLength(1)
  expect(later[0]).toBeGreaterThan(58)
  expect(later[0]).toBeLessThanOrEqual(60.1)
  await mails.hurry(school)
  await expect.poll(() => mails.flaggedMails(school).length).toBe(2)
})

test('nothing more is mailed once all was seen, or once the student is erased', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school, student_id } = practiceStudent
  const bea = await mails.schoolmate(practiceStudent, 'Bea')
  const [first, second] = [await begin(practiceStudent), await begin(bea)]
  await say(practiceStudent, first, alarm)
  await mails.settled(school)
  await say(bea, second, alarm)
  expect(await mails.waiting(school)).toHaveLength(1)
  await school.api.conversations.see({ params: { id: second } })
  await school.api.students.bulk({ body: { action: 'delete', ids: [student_id] } })
  expect((await school.api.notices.list()).items).toMatchObject([{ student: 'Bea' }])
  await mails.hurry(school)
  await mails.settled(school)
  expect(mails.flaggedMails(school)).toHaveLength(1)
})

test('someone who has switched the mail off gets none, even if it was queued before', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school } = practiceStudent
  const coordinator = await world.addMember(school, 'coordinator')
  const [bea, cem] = [await mails.schoolmate(practiceStudent, 'Bea'), await mails.schoolmate(practiceStudent, 'Cem')]
  await say(practiceStudent, await begin(practiceStudent), alarm)
  await mails.settled(school)
  // An hour later at the earliest, so that it waits while the mail is switched off.
  await say(bea, await begin(bea), alarm)
  expect(await mails.waiting(school)).toHaveLength(2)
  const { conversation_flagged } = await school.api.notices.editMails({ body: { conversation_flagged: false } })
  expect(conversation_flagged).toBe(false)
  await mails.hurry(school)
  await mails.settled(school)
  expect([mails.flaggedMails(school).length, mails.flaggedMails(coordinator).length]).toEqual([1, 2])
  await say(cem, await begin(cem), alarm)
  await mails.hurry(school)
  await mails.settled(school)
  expect(mails.flaggedMails(school)).toHaveLength(1)
  expect((await school.api.notices.list()).unread).toBe(3)
})

test('once everyone whom a flag concerns has switched its mail off, the owner still gets it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school } = practiceStudent
  const coordinator = await world.addMember(school, 'coordinator')
  for (const { api } of [school, coordinator]) await api.notices.editMails({ body: { conversation_flagged: false } })
  await say(practiceStudent, await begin(practiceStudent), alarm)
  await mails.settled(school)
  expect([mails.flaggedMails(school).length, mails.flaggedMails(coordinator).length]).toEqual([1, 0])
})
