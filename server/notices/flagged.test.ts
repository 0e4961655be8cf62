import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { idOf } from '#server/test/peers/sandbox-schools.ts'
import { begin, giveChatbot, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const alarm = 'I want to kill myself'
/** Another student of the same school who may practise. */
async function schoolmate({ school }: PracticeStudent, first_name: string): Promise<PracticeStudent> {
  const { id: student_id } = await school.api.students.add({ body: { first_name } })
  const chatbot_id = await giveChatbot(school, { student_ids: [student_id] })
  return { ...(await world.openPracticeSession(school, student_id)), school, student_id, chatbot_id }
}
const flaggedMails = ({ signedIn }: School): Mail[] =>
  world.mailbox.all().filter(({ to, text }) => to === signedIn.user.email && text.includes('flagged'))
/** Mails that are to go out later, by school. */
const waiting = async (school: School) =>
  (
    await world.pool.query<{ minutes: number }>(
      `select (extract(epoch from start_after - now()) / 60)::float8 as minutes from pgboss.job
       where data->>'school_id' = $1 and data->>'kind' = 'conversation_flagged' and state = 'created'`,
      [idOf(school)],
    )
  ).rows.map(({ minutes }) => minutes)
const hurry = (school: School) =>
  world.pool.query(
    `update pgboss.job set start_after = now() where data->>'school_id' = $1 and data->>'kind' = 'conversation_flagged' and state = 'created'`,
    [idOf(school)],
  )
/** Waits until no mail about flags is under way. */
const settled = (school: School) =>
  expect
    .poll(
      async () =>
        (
          await world.pool.query(
            `select 1 from pgboss.job where data->>'school_id' = $1 and data->>'kind' = 'conversation_flagged' and state <> 'completed'`,
            [idOf(school)],
          )
        ).rows,
    )
    .toEqual([])

test('a school is told of a flagged conversation once, with who it was and why, until it has seen it', async () => {
  const pupil = await openPracticeStudent(world, { first_name: 'Ana', last_name: 'Ruiz' })
  const { api } = pupil.school
  const id = await begin(pupil)
  await say(pupil, id, 'Hola')
  expect(await api.notices.list()).toEqual({ items: [], unread: 0 })
  await say(pupil, id, alarm, 'the-same')
  await say(pupil, id, alarm, 'the-same')
  await say(pupil, id, alarm)
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
  const pupil = await openPracticeStudent(world)
  const { api } = pupil.school
  const [first, second] = [await begin(pupil), await begin(await schoolmate(pupil, 'Bea'))]
  await say(pupil, first, alarm)
  const before = (await api.notices.list()).items[0]
  await api.notices.read({ body: { ids: [before?.id ?? ''] } })
  await world.pool.query(`update notices set at = at - interval '1 minute' where school_id = $1`, [idOf(pupil.school)])
  await say(pupil, first, alarm)
  const { items, unread } = await api.notices.list()
  expect([items.length, unread, items[0]?.id]).toEqual([1, 1, before?.id])
  expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThan(Date.parse(before?.at ?? ''))
  expect(second).not.toBe(first)
})

test('the mail names nobody, quotes nothing, leads to what is unseen, and says where it is switched off', async () => {
  const pupil = await openPracticeStudent(world, { first_name: 'Anastasia' })
  await say(pupil, await begin(pupil), alarm)
  const { text, html, subject } = await world.mailbox.find(pupil.school.signedIn.user.email, /flagged/)
  const { appUrl } = world.services.config
  expect(text).toContain(`${appUrl}/conversations?flag=unseen\n`)
  expect(text.trim().split('\n').at(-1)).toBe(`${appUrl}/settings/notices`)
  expect(html).toContain(`href="${appUrl}/settings/notices"`)
  for (const part of [text, html, subject]) expect(part).not.toMatch(/Anastasia|kill/)
})

test('a whole class at once is one mail; what comes after it is mailed together, an hour later', async () => {
  const pupil = await openPracticeStudent(world)
  const { school } = pupil
  const others = await Promise.all(['Bea', 'Cem', 'Dan'].map((name) => schoolmate(pupil, name)))
  const conversations = await Promise.all([pupil, ...others].map(async (one) => ({ one, id: await begin(one) })))
  await Promise.all(conversations.map(({ one, id }) => say(one, id, alarm)))
  expect((await school.api.notices.list()).unread).toBe(4)
  await world.mailbox.find(school.signedIn.user.email, /flagged/)
  const later = await waiting(school)
  expect(later).toHaveLength(1)
  expect(later[0]).toBeGreaterThan(58)
  expect(later[0]).toBeLessThanOrEqual(60.1)
  await hurry(school)
  await expect.poll(() => flaggedMails(school).length).toBe(2)
})

test('nothing more is mailed once all was seen, or once the student is erased', async () => {
  const pupil = await openPracticeStudent(world)
  const { school, student_id } = pupil
  const bea = await schoolmate(pupil, 'Bea')
  const [first, second] = [await begin(pupil), await begin(bea)]
  await say(pupil, first, alarm)
  await settled(school)
  await say(bea, second, alarm)
  expect(await waiting(school)).toHaveLength(1)
  await school.api.conversations.see({ params: { id: second } })
  await school.api.students.bulk({ body: { action: 'delete', ids: [student_id] } })
  expect((await school.api.notices.list()).items).toMatchObject([{ student: 'Bea' }])
  await hurry(school)
  await settled(school)
  expect(flaggedMails(school)).toHaveLength(1)
})

test('whoever has switched the mail off gets none, also when it was on its way already', async () => {
  const pupil = await openPracticeStudent(world)
  const { school } = pupil
  const bea = await schoolmate(pupil, 'Bea')
  const { conversation_flagged } = await school.api.notices.editMails({ body: { conversation_flagged: false } })
  expect(conversation_flagged).toBe(false)
  await say(pupil, await begin(pupil), alarm)
  expect(await waiting(school)).toEqual([])
  await school.api.notices.editMails({ body: { conversation_flagged: true } })
  await say(bea, await begin(bea), alarm)
  expect(await waiting(school)).toHaveLength(1)
  await school.api.notices.editMails({ body: { conversation_flagged: false } })
  await hurry(school)
  await settled(school)
  expect(flaggedMails(school)).toEqual([])
  expect((await school.api.notices.list()).unread).toBe(2)
})
