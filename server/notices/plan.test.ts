import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncStaleSchools } from '#server/billing/periodic-sync.ts'
import { syncSchool } from '#server/billing/sync.ts'
import { addCard, idOf, sandboxSchools, payWith, sync } from '#server/test/peers/sandbox-schools.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { passDays, payingSchool } = sandboxSchools(() => world)
const noticesOf = async ({ api }: School) => (await api.notices.list()).items
const unreadOf = async ({ api }: School) => (await api.auth.me()).unread_notices
const mailsTo = ({ signedIn }: School, subject: RegExp) =>
  world.mailbox.all().filter((one) => one.to === signedIn.user.email && subject.test(one.subject))
const mailed = async (school: School, subject: RegExp, count: number) => {
  await expect
    .poll(
      async () =>
        (
          await world.pool.query(
            `select 1 from pgboss.job where name = 'mail' and data->>'school_id' = $1 and state <> 'completed'`,
            [idOf(school)],
          )
        ).rows.length,
    )
    .toBe(0)
  expect(mailsTo(school, subject)).toHaveLength(count)
}

test('the end of a trial is announced three days before, by the hourly sync, also without a visit for two weeks', async () => {
  const school = await world.signUp({ tier: 'plus', is_confirmed: false })
  await world.pool.query(`update schools set time_zone = 'Pacific/Auckland' where id = $1`, [idOf(school)])
  await passDays(school, 10.9)
  await sync(school)
  expect(await noticesOf(school)).toEqual([])
  await passDays(school, 0.2)
  await world.pool.query(`update billing_accounts set read_at = now() - interval '14 days' where school_id = $1`, [
    idOf(school),
  ])
  await syncStaleSchools(world.services, new AbortController().signal)
  const [notice, ...others] = await noticesOf(school)
  const { subscription_end_date: ends_at } = await school.api.billing.get()
  expect(notice).toMatchObject({ kind: 'trial_ends', tier: 'plus', ends_at, renews: false, is_read: false })
  expect([others.length, await unreadOf(school)]).toEqual([0, 1])
  const { text, subject } = await world.mailbox.find(school.signedIn.user.email, /free trial/)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Pacific/Auckland' })
  expect(text).toContain(day.format(new Date(ends_at ?? '')))
  expect(text).toContain('you won’t be charged')
  expect(text).toContain(`${world.services.config.appUrl}/settings/billing\n`)
  // The address is not confirmed, so that the name that was chosen at sign-up is not in the subject.
  expect(subject).toContain('Your free trial ends on')
})

test('however often and by how many a trial is read, it is one notice and one mail, and a card corrects it', async () => {
  const school = await world.signUp()
  await passDays(school, 12)
  await Promise.all(Array.from({ length: 6 }, () => syncSchool(world.services, idOf(school))))
  await passDays(school, 1)
  await sync(school)
  await addCard(school, 'good')
  expect(await noticesOf(school)).toMatchObject([{ renews: true, is_read: false }])
  await mailed(school, /trial/, 1)
})

test('a trial that is put off is news when its end comes near again', async () => {
  const school = await world.signUp()
  await passDays(school, 12)
  await sync(school)
  const [first] = await noticesOf(school)
  await mailed(school, /trial/, 1)
  await passDays(school, -10)
  await sync(school)
  expect(await noticesOf(school)).toMatchObject([{ is_read: true }])
  await passDays(school, 9.5)
  await sync(school)
  expect(await noticesOf(school)).toMatchObject([{ id: first?.id, is_read: false }])
  await mailed(school, /trial/, 2)
})

test('a trial that was cancelled, or has become a subscription, needs no attention any more', async () => {
  const [cancelled, early, paid] = [await world.signUp(), await world.signUp(), await world.signUp()]
  await early.api.billing.cancel()
  for (const school of [cancelled, early, paid]) await passDays(school, 12)
  await Promise.all([cancelled, early, paid].map(sync))
  expect(await noticesOf(early)).toEqual([])
  await cancelled.api.billing.cancel()
  await addCard(paid, 'good')
  await passDays(paid, 3)
  await sync(paid)
  for (const school of [cancelled, paid]) expect(await noticesOf(school)).toMatchObject([{ is_read: true }])
  await cancelled.api.billing.resume()
  expect(await noticesOf(cancelled)).toMatchObject([{ is_read: true }])
  expect(await unreadOf(paid)).toBe(0)
})

test('on the development page, too, a trial tells of its end as time passes', async () => {
  const school = await world.signUp()
  const step = (seconds: number) =>
    world.app.inject({
      method: 'POST',
      url: '/dev/billing',
      headers: { host: '127.0.0.1', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `school=${idOf(school)}&seconds=${seconds}`,
    })
  expect((await step(7 * 86_400)).statusCode).toBe(303)
  expect(await noticesOf(school)).toEqual([])
  for (let days = 0; days < 6; days += 1) await step(86_400)
  expect(await noticesOf(school)).toMatchObject([{ kind: 'trial_ends', is_read: false }])
})

test('a failed payment is told once and mailed once, and has settled itself when it is paid', async () => {
  const school = await payingSchool('plus', 'expiring')
  await passDays(school, 31)
  await Promise.all(Array.from({ length: 4 }, () => syncSchool(world.services, idOf(school))))
  expect((await noticesOf(school))[0]).toMatchObject({ kind: 'payment_failed', tier: 'plus', is_read: false })
  expect(await unreadOf(school)).toBe(1)
  await passDays(school, 4)
  await sync(school)
  await mailed(school, /payment/, 1)
  const { text } = await world.mailbox.find(school.signedIn.user.email, /didn’t go through/)
  expect(text).toContain(`${world.services.config.appUrl}/upgrade\n`)
  await addCard(school, 'good')
  expect(await school.api.auth.me()).toMatchObject({ status: 'active', unread_notices: 0 })
})

test('a payment that was never made is no news any more once the school subscribes anew', async () => {
  const school = await payingSchool('starter', 'expiring')
  await passDays(school, 31)
  await sync(school)
  await passDays(school, 30)
  await sync(school)
  expect([await unreadOf(school), (await school.api.billing.get()).ended_by]).toEqual([1, 'failure'])
  const { url } = await school.api.billing.subscribe({ body: { tier: 'starter' } })
  expect(await payWith(school, url, 'good')).toBe('done')
  expect(await unreadOf(school)).toBe(0)
})
