import { beforeAll, expect, test } from 'vitest'
import { purgeRequests } from '#server/joining/requests.queries.ts'
import { mailOfWaiting } from '#server/notices/join-mails.ts'
import { settleForgotten } from '#server/notices/notices.queries.ts'
import { idOf } from '#server/test/peers/sandbox-schools.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openJoiningClass } from '#server/test/worlds/join-world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const approval = { needs_approval: true }
const noticesOf = ({ api }: School) => api.notices.list()
/** A round of mails, minutes from now. */
const roundIn = (minutes: number) =>
  mailOfWaiting(world.services, new Date(Date.now() + minutes * 60_000).toISOString())
const mailsTo = async (...people: School[]) => {
  await expect
    .poll(
      async () =>
        (
          await world.pool.query(
            `select 1 from pgboss.job where data->>'kind' = 'join_waiting' and state in ('created', 'active', 'retry')`,
          )
        ).rows.length,
    )
    .toBe(0)
  return people.map(
    ({ signedIn }) =>
      world.mailbox.all().filter(({ to, subject }) => to === signedIn.user.email && subject.includes('waiting to join'))
        .length,
  )
}

test('who can let a student in is told that one waits, once a class, until no one waits there', async () => {
  const { school, class_id, join } = await openJoiningClass(world, approval)
  const [own, other] = [await world.addMember(school, 'teacher', [class_id]), await world.addMember(school, 'teacher')]
  const coordinator = await world.addMember(school, 'coordinator')
  await join({ first_name: 'Ana' })
  await join({ first_name: 'Bo' })
  const notice = { kind: 'join_waiting', class: { id: class_id, name: 'B1 Tuesday' }, waiting: 2, is_read: false }
  for (const one of [school, coordinator, own])
    expect(await noticesOf(one)).toMatchObject({ items: [notice], unread: 1 })
  expect(await noticesOf(other)).toEqual({ items: [], unread: 0 })
  const { waiting } = await own.api.joining.get({ params: { id: class_id } })
  const [ana = '', bo = ''] = waiting.map(({ id }) => id)
  await own.api.joining.approve({ params: { id: ana }, body: {} })
  expect(await noticesOf(school)).toMatchObject({ items: [{ waiting: 1, is_read: false }], unread: 1 })
  await own.api.joining.refuse({ params: { id: bo } })
  for (const one of [school, own])
    expect(await noticesOf(one)).toMatchObject({ items: [{ waiting: 0, is_read: true }], unread: 0 })
  await join({ first_name: 'Cy' })
  expect(await noticesOf(school)).toMatchObject({ items: [{ waiting: 1, is_read: false }], unread: 1 })
  await school.api.joining.approveAll({ params: { id: class_id } })
  expect((await noticesOf(school)).unread).toBe(0)
})

test('nothing is told of students who join at once, of an archived class, or of requests that are forgotten', async () => {
  const open = await openJoiningClass(world)
  await open.join({})
  expect((await noticesOf(open.school)).items).toEqual([])
  const { school, class_id, join } = await openJoiningClass(world, approval)
  await join({})
  await world.pool.query(`update notices set at = at - interval '31 days' where school_id = $1`, [idOf(school)])
  await world.pool.query(`update join_requests set created_at = created_at - interval '31 days' where school_id = $1`, [
    idOf(school),
  ])
  await settleForgotten(world.db)
  expect((await noticesOf(school)).unread).toBe(1)
  await school.api.classes.archive({ params: { id: class_id } })
  expect(await noticesOf(school)).toEqual({ items: [], unread: 0 })
  await school.api.classes.restore({ params: { id: class_id } })
  expect((await noticesOf(school)).unread).toBe(1)
  await purgeRequests(world.db)
  await settleForgotten(world.db)
  expect((await noticesOf(school)).unread).toBe(0)
})

test('one mail goes out once a student has waited for ten minutes, and the next after four hours, if more ask', async () => {
  const { school, class_id, join } = await openJoiningClass(world, approval)
  const teacher = await world.addMember(school, 'teacher', [class_id])
  await teacher.api.notices.editMails({ body: { join_waiting: false } })
  await join({ first_name: 'Ana' })
  await roundIn(9)
  expect(await mailsTo(school, teacher)).toEqual([0, 0])
  await Promise.all([roundIn(11), roundIn(11)])
  expect(await mailsTo(school, teacher)).toEqual([1, 0])
  await roundIn(11 + 5 * 60)
  expect(await mailsTo(school)).toEqual([1])
  await join({ first_name: 'Bo' })
  await world.pool.query(`update notices set at = at + interval '20 minutes' where school_id = $1`, [idOf(school)])
  await roundIn(11 + 3.9 * 60)
  expect(await mailsTo(school)).toEqual([1])
  await roundIn(11 + 4.1 * 60)
  expect(await mailsTo(school)).toEqual([2])
})

test('nothing is mailed about students who were let in, or to a person who has read that they wait', async () => {
  const [approved, read] = [await openJoiningClass(world, approval), await openJoiningClass(world, approval)]
  for (const { join } of [approved, read]) await join({})
  await approved.school.api.joining.approveAll({ params: { id: approved.class_id } })
  const [notice] = (await noticesOf(read.school)).items
  await read.school.api.notices.read({ body: { ids: [notice?.id ?? ''] } })
  await roundIn(11)
  expect(await mailsTo(approved.school, read.school)).toEqual([0, 0])
})

test('the mail names no student, leads to Home, and says where it is switched off', async () => {
  const { school, join } = await openJoiningClass(world, approval)
  await join({ first_name: 'Anastasia' })
  await roundIn(11)
  const { text, html } = await world.mailbox.find(school.signedIn.user.email, /waiting to join/)
  const { appUrl } = world.services.config
  expect(text).toContain(`${appUrl}/\n`)
  expect(text.trim().split('\n').at(-1)).toBe(`${appUrl}/settings/notices`)
  for (const part of [text, html]) expect(part).not.toContain('Anastasia')
})
