import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'
import { bell, openNotices } from '../test/visits/notices.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const named = (name: string) => screen.findByRole('button', { name })
/** A school with a flagged conversation. */
async function flagged() {
  const practiceStudent = await openPracticeStudent(world, { first_name: 'Ana', last_name: 'Ruiz' })
  const id = await begin(practiceStudent)
  await say(practiceStudent, id, 'I want to kill myself')
  return { school: practiceStudent.school, id }
}
/** Writes a notice down, as what happened some minutes ago would have. */
const told = ({ signedIn }: School, kind: string, details: object, minutes = 5) =>
  world.pool.query(
    `insert into notices (school_id, kind, details, at) values ($1, $2, $3, now() - $4 * interval '1 minute')`,
    [signedIn.user.school.id, kind, details, minutes],
  )
/** What a school asks for, in order. */
function overhear({ send, signedIn }: School) {
  const asked: string[] = []
  const listening: Send = (path, init) => {
    asked.push(`${init.method} ${path}`)
    return send(path, init)
  }
  return { asked, school: { send: listening, signedIn } }
}

test('the bell says how many notices are unread before anything is asked for', async () => {
  const { school } = await flagged()
  const { asked, school: heard } = overhear(school)
  await openStudents(heard, '/errors/404')
  expect(await named('Notifications, 1 unread')).toBeTruthy()
  expect(asked.filter((call) => call.includes('/notices'))).toEqual([])
})

test('a flagged conversation is one press away, and is read by going there', async () => {
  const { school, id } = await flagged()
  const { router, panel } = await openNotices(school)
  const link = await within(panel).findByRole('link', { name: /One of Ana Ruiz’s conversations was flagged\./ })
  expect(within(link).getByText('Just now').getAttribute('datetime')).toBeTruthy()
  await userEvent.click(link)
  await waitFor(() => expect(addressOf(router)).toBe(`/conversations/${id}`))
  expect(await named('Notifications')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect((await school.api.notices.list()).unread).toBe(0))
})

test('seeing what was flagged takes it off the bell', async () => {
  const { school, id } = await flagged()
  await openStudents(school, `/conversations/${id}`)
  await named('Notifications, 1 unread')
  await userEvent.click(await named('Mark as seen'))
  expect(await named('Notifications')).toBeTruthy()
})

test('each notice says in a sentence what happened, and leads to where something can be done', async () => {
  const school = await world.signUp()
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await told(school, 'trial_ends', { tier: 'plus', ends_at: inTwoDays, renews: true }, 120)
  await told(school, 'payment_failed', { tier: 'plus' }, 60)
  await told(school, 'import_finished', { added: 1, activated: 0, skipped: 2 }, 5)
  const { panel } = await openNotices(school)
  const links = await within(panel).findAllByRole('link', { name: /Unread\./ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/students?sort=-created_at',
    '/upgrade',
    '/settings/billing',
  ])
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/finished: 1 student added and 2 rows left out\.5 minutes ago$/),
    expect.stringMatching(/A payment failed\. .*1 hour ago$/),
    expect.stringMatching(/After that, your subscription starts and you’ll be charged\.2 hours ago$/),
  ])
})

test('a trial without a payment method just ends, and has ended one day', async () => {
  const school = await world.signUp()
  const said = (text: RegExp) => screen.findByRole('link', { name: text })
  const end = (ends_at: number) => ({ tier: 'plus', ends_at: new Date(ends_at).toISOString(), renews: false })
  await told(school, 'trial_ends', end(Date.now() + 86_400_000))
  await openNotices(school)
  expect((await said(/unless you add a payment method/)).getAttribute('href')).toBe('/settings/billing')
  cleanup()
  await world.pool.query('update notices set details = $2 where school_id = $1', [
    school.signedIn.user.school.id,
    end(Date.parse('2026-03-04')),
  ])
  await openNotices(school)
  expect((await said(/Your trial ended on \d Mar 2026/)).getAttribute('href')).toBe('/upgrade')
})

test('all are read at once, and the keyboard stays in the panel', async () => {
  const school = await world.signUp()
  await told(school, 'payment_failed', { tier: 'plus' })
  await told(school, 'import_finished', { added: 3, activated: 1, skipped: 0 }, 9)
  const { panel } = await openNotices(school)
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }))
  expect(await within(panel).findByRole('heading', { name: 'Earlier' })).toBeTruthy()
  expect(within(panel).queryByText('Unread.')).toBeNull()
  expect(panel.contains(document.activeElement)).toBe(true)
  expect(await named('Notifications')).toBeTruthy()
  await waitFor(async () => expect((await school.api.notices.list()).unread).toBe(0))
})

test('what could not be noted as read is unread again, and says so', async () => {
  const school = await world.signUp()
  await told(school, 'payment_failed', { tier: 'plus' })
  const send: Send = (path, init) =>
    path === '/notices/read'
      ? Promise.resolve(Response.json({ code: 'busy' }, { status: 503 }))
      : school.send(path, init)
  const { panel } = await openNotices({ ...school, send })
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('We couldn’t mark them as read')).toBeTruthy()
  expect(await named('Notifications, 1 unread')).toBeTruthy()
})

test('with nothing to say the panel says what will be there, and leads to the mails', async () => {
  const { router, panel } = await openNotices(await world.signUp())
  expect(await within(panel).findByText('Nothing new')).toBeTruthy()
  await userEvent.click(within(panel).getByRole('link', { name: 'Email settings' }))
  await waitFor(() => expect(addressOf(router)).toBe('/settings/notices'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('notices that could not be loaded are asked for again', async () => {
  const school = await world.signUp()
  let isDown = true
  const send: Send = (path, init) =>
    isDown && path === '/notices'
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  const { panel } = await openNotices({ ...school, send })
  expect(await within(panel).findByText('We couldn’t load your notifications')).toBeTruthy()
  isDown = false
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
  expect(await within(panel).findByText('Nothing new')).toBeTruthy()
})

test('the bell follows by itself, after two minutes', async () => {
  const school = await world.signUp()
  const { asked, school: heard } = overhear(school)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openStudents(heard, '/errors/404')
  await named('Notifications')
  await told(school, 'payment_failed', { tier: 'plus' })
  vi.advanceTimersByTime(119_000)
  expect(asked.filter((call) => call === 'GET /notices')).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(await named('Notifications, 1 unread')).toBeTruthy()
  expect(asked.filter((call) => call === 'GET /notices')).toHaveLength(1)
  expect(await bell()).toBeTruthy()
})
