import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { auditActions } from '#contract/school/audit.ts'
import type { Send } from '#contract/client.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../lib/api/token.ts'
import { addressOf, openApp } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = ({ send, signedIn }: Pick<School, 'send' | 'signedIn'>, path = '/settings/activity') =>
  openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })
const entry = async (what: string) => {
  const line = (await screen.findByText(what)).closest('li')
  if (!line) throw new Error(`${what} is no entry`)
  return line
}
const lines = () => screen.getAllByRole('listitem').filter((line) => line.querySelector('time'))
const write = (school: School, action: string, details: object = {}, at = new Date()) =>
  world.db
    .insertInto('audit_log')
    .values({
      school_id: school.signedIn.user.school.id,
      action,
      at: at.toISOString(),
      details: JSON.stringify(details),
    })
    .execute()

test('what happened is said in words, the newest first, with who and from where', async () => {
  const school = await world.signUp({ tier: 'plus' })
  await school.api.students.add({ body: { first_name: 'Ana' } })
  await open(school)
  const added = within(await entry('Student added'))
  expect(added.getByText('You')).toBeTruthy()
  expect(added.getByText('127.0.0.1')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy()
  expect(lines().map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Student added',
    'Free Plus trial started',
    'School account created',
  ])
})

test('who did it is named, also when they were removed, until their personal data is erased', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'coordinator')
  const { id, email } = teacher.signedIn.user
  await teacher.api.students.add({ body: { first_name: 'Ana' } })
  await open(school)
  expect(within(await entry('Student added')).getByText(email)).toBeTruthy()
  cleanup()
  await teacher.api.account.edit({ body: { name: 'Tom', last_name: 'Gil', version: 1 } })
  await school.api.staff.remove({ params: { id } })
  await open(school)
  expect(within(await entry('Student added')).getByText('Tom Gil').dataset.tooltip).toBe(email)
  cleanup()
  await school.api.staff.erase({ params: { id } })
  await open(school)
  expect(within(await entry('Student added')).getByText('Former member')).toBeTruthy()
})

test('a teacher reads their own acts alone', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Ana' } })
  const teacher = await world.addMember(school, 'teacher')
  await teacher.api.account.edit({ body: { version: 1, phone: '+34600123456' } })
  await open(teacher)
  expect(within(await entry('Profile edited')).getByText('You') && screen.getByText(/^What you did/)).toBeTruthy()
  expect(['Student added', 'Plan and data'].map((text) => screen.queryByText(text))).toEqual([null, null])
})

test('a refused sign-in names the browser', async () => {
  const school = await world.signUp()
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/local-login',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' },
    payload: { email: school.signedIn.user.email, password: 'wrong' },
  })
  await open(school)
  expect(within(await entry('Sign-in refused: wrong password')).getByText('Firefox 142, Linux')).toBeTruthy()
})

test('numbers, addresses and the operator are named', async () => {
  const school = await world.signUp({ tier: null })
  await write(school, 'students_imported', { count: 12 })
  await write(school, 'students_deleted', { count: 1 })
  await write(school, 'email_changed', { email: 'new@school.example' })
  await write(school, 'role_granted', { email: school.signedIn.user.email })
  await school.api.billing.subscribe({ body: { tier: 'pro' } })
  await open(school)
  expect(await entry('12 students imported from a list')).toBeTruthy()
  expect(await entry('1 student deleted')).toBeTruthy()
  expect(await entry('Email address changed to new@school.example')).toBeTruthy()
  within(await entry(`Administrator role granted to ${school.signedIn.user.email}`)).getByText('Tertulia’s operator')
})

test('plan events without an actor are attributed to the payment provider', async () => {
  const school = await world.signUp()
  await write(school, 'payment_failed', {})
  await open(school)
  expect(within(await entry('Payment failed')).getByText('The payment provider')).toBeTruthy()
})

test('no entry is without words', async () => {
  const school = await world.signUp()
  const actions = Object.values(auditActions).flat()
  for (const action of actions) await write(school, action, { count: 2, email: 'a@b.example', tier: 'pro' })
  await open(school)
  await screen.findByText(/^1–\d+ of /)
  const said = () => lines().map((line) => line.querySelector('p')?.textContent ?? '')
  const words = said()
  for (const name of ['Page 2', 'Page 3']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(words).not.toContain(said()[0]))
    words.push(...said())
  }
  expect(words.filter((text) => !/^[A-Z\d][^_{}]{5,}$/.test(text))).toEqual([])
  expect(new Set(words).size).toBeGreaterThanOrEqual(actions.length)
})

test('what happened several times in a row is one line that can be opened', async () => {
  const school = await world.signUp({ tier: 'pro' })
  for (const first_name of ['Ana', 'Bruno', 'Chloé']) await school.api.students.add({ body: { first_name } })
  await open(school)
  const added = within(await entry('3 students added'))
  expect(lines()).toHaveLength(3)
  await userEvent.click(added.getByRole('button', { name: '3 entries', expanded: false }))
  expect(added.getAllByText('Student added')).toHaveLength(3)
  await userEvent.click(added.getByRole('button', { name: '3 entries', expanded: true }))
  expect(added.queryByText('Student added')).toBeNull()
})

test('what differs in more than its time stays apart', async () => {
  const school = await world.signUp()
  const at = (minutes: number) => new Date(Date.parse('2026-01-05T12:00:00Z') - minutes * 60_000)
  await write(school, 'students_deleted', { count: 1 }, at(120))
  await write(school, 'students_deleted', { count: 4 }, at(30))
  await write(school, 'students_activated', { count: 1 }, at(20))
  await write(school, 'students_deleted', { count: 3 }, at(10))
  await write(school, 'students_deleted', { count: 2 }, at(0))
  await open(school)
  await entry('5 students deleted')
  const words = lines().map((line) => line.querySelector('p')?.textContent)
  expect(words.slice(0, 4)).toEqual([
    '5 students deleted',
    '1 student activated',
    '4 students deleted',
    '1 student deleted',
  ])
})

test('the phone’s own list filters, too', async () => {
  const school = await world.signUp()
  const { router } = await open(school)
  await entry('School account created')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Students')
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(addressOf(router)).toBe('/settings/activity?group=students')
})

test('days are told apart', async () => {
  const school = await world.signUp()
  await write(school, 'signed_out', {}, new Date(Date.now() - 86_400_000))
  await write(school, 'signed_in', {}, new Date('2026-01-05T12:00:00Z'))
  await open(school)
  expect(await screen.findByRole('heading', { name: 'Yesterday' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Monday, 5 January 2026' })).toBeTruthy()
})

test('a filter shows one kind, and stands in the address bar', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Ana' } })
  const { router } = await open(school)
  await entry('School account created')
  await userEvent.click(screen.getByRole('button', { name: 'Students' }))
  await waitFor(() => expect(screen.queryByText('School account created')).toBeNull())
  expect(addressOf(router)).toBe('/settings/activity?group=students')
  expect(lines()).toHaveLength(1)
  await router.navigate(-1)
  expect(await entry('School account created')).toBeTruthy()
})

test('a kind of which nothing happened can be left again', async () => {
  const school = await world.signUp()
  await open(school, '/settings/activity?group=students')
  await screen.findByRole('heading', { name: 'Nothing here yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await entry('School account created')).toBeTruthy()
})

test('a page past the end and an address that makes no sense lead to what there is', async () => {
  const school = await world.signUp()
  const past = await open(school, '/settings/activity?page=9')
  await entry('School account created')
  expect(addressOf(past.router)).toBe('/settings/activity')
  cleanup()
  await open(school, '/settings/activity?page=-1&group=nonsense')
  expect(await entry('School account created')).toBeTruthy()
})

test('what could not be loaded is asked for again', async () => {
  const school = await world.signUp()
  let isDown = true
  const send: Send = (path, init) =>
    isDown && path.startsWith('/audit')
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await open({ ...school, send })
  await screen.findByText('We couldn’t load your activity')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await entry('School account created')).toBeTruthy()
})
