import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../lib/api/token.ts'
import { openApp } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = ({ send, signedIn }: School, id: string) =>
  openApp({ send, path: `/students/${id}`, stored: { [tokenKey]: signedIn.authToken } })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const add = async (school: School, email: string | null = null) =>
  (await school.api.students.add({ body: { first_name: 'Ana', email } })).id
const address = async () => (await screen.findByLabelText<HTMLInputElement>('Link address')).value

test('a link is shown on request, with its QR code and expiry', async () => {
  const school = await world.signUp()
  const id = await add(school)
  await open(school, id)
  await screen.findByRole('button', { name: 'Show link' })
  expect(screen.queryByLabelText('Link address')).toBeNull()
  await press('Show link')
  expect(await address()).toBe((await school.api.links.get({ params: { id } })).url)
  expect(screen.getByText('Ana’s QR code')).toBeTruthy()
  expect(screen.getByText('Valid until')).toBeTruthy()
  await press('Hide link')
  expect(screen.queryByLabelText('Link address')).toBeNull()
})

test('renewing asks first, and shows another link then', async () => {
  const school = await world.signUp()
  await open(school, await add(school))
  await press('Show link')
  const before = await address()
  await press('Renew link')
  await screen.findByRole('dialog', { name: 'Renew Ana’s link?' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Renew link' }).at(-1) ?? document.body)
  expect(await screen.findByText('Ana has a new link')).toBeTruthy()
  await waitFor(async () => expect(await address()).not.toBe(before))
})

test('after renewing, only the link that is shown opens practice', async () => {
  const school = await world.signUp()
  await open(school, await add(school))
  await press('Show link')
  const before = await address()
  await press('Renew link')
  await screen.findByRole('dialog', { name: 'Renew Ana’s link?' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Renew link' }).at(-1) ?? document.body)
  await waitFor(async () => expect(await address()).not.toBe(before))
  const enter = (url: string) => world.anonymous.practice.open({ body: { token: new URL(url).hash.slice(1) } })
  expect((await enter(await address())).practiceToken).toBeTruthy()
  await expect(enter(before)).rejects.toMatchObject({ code: 'not_found' })
})

test('a link that is kept stays as it is', async () => {
  const school = await world.signUp()
  await open(school, await add(school))
  await press('Show link')
  const before = await address()
  await press('Renew link')
  await press('Keep link')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await address()).toBe(before)
})

test('a link that could not be loaded is asked for again', async () => {
  const school = await world.signUp()
  const id = await add(school)
  let failures = 1
  const send: School['send'] = (path, init) =>
    path === `/students/${id}/link` && failures-- > 0
      ? Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 }))
      : school.send(path, init)
  await open({ ...school, send }, id)
  await press('Show link')
  await screen.findByText('We couldn’t load the link')
  await press('Try again')
  expect(await address()).toContain('/practice#')
})

test('a student with an address gets the link by mail', async () => {
  const school = await world.signUp()
  const email = `ana-${crypto.randomUUID()}@students.example`
  await open(school, await add(school, email))
  await press('Show link')
  await press('Send by email')
  expect(await screen.findByText(`The link is on its way to ${email}`)).toBeTruthy()
  expect((await world.mailbox.find(email)).text).toContain('/practice#')
  await waitFor(() => expect(screen.getAllByText('Never')).toHaveLength(1))
})

test('without an address nothing can be sent, and an inactive student’s link rests', async () => {
  const school = await world.signUp()
  const id = await add(school)
  await open(school, id)
  await press('Show link')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send by email' })).disabled).toBe(true)
  expect(screen.getByText('This student has no email address.')).toBeTruthy()
  cleanup()
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [id] } })
  await open(school, id)
  expect(await screen.findByText(/The link is paused while this student is inactive/)).toBeTruthy()
  await press('Show link')
  expect(await screen.findByText('You can’t send or print links for inactive students.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Print card' })).toBeNull()
})

test('before the school’s own address is confirmed, a link is not sent but shown, and why is said', async () => {
  const school = await world.signUp({ is_confirmed: false })
  await open(school, await add(school, `ana-${crypto.randomUUID()}@students.example`))
  await press('Show link')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send by email' })).disabled).toBe(true)
  expect(screen.getByText('Confirm your email address first')).toBeTruthy()
})
