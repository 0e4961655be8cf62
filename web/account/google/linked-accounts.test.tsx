import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveIdentity } from '#server/google/google.queries.ts'
import { injectSend, type School, shareWorld, type World } from '#server/test/world.ts'
import { openApp } from '../../test/open-app.tsx'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
beforeEach(() => {
  document.documentElement.dataset.google = ''
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.google
})

const open = (school: School, hash = '', send = injectSend(server.app)) =>
  openApp({ send, path: `/settings/general${hash}`, stored: { authToken: school.signedIn.authToken } })
const card = async () => within(await screen.findByRole('region', { name: 'Linked accounts' }))

async function linkedSchool(): Promise<School> {
  const school = await server.signUp()
  const { id, email, school: own } = school.signedIn.user
  const person = { issuer: 'https://accounts.google.com', subject: id, email, name: null, last_name: null }
  await server.db.transaction().execute((tx) => saveIdentity(tx, { school_id: own.id, user_id: id }, person))
  return school
}

test('connecting leads to Google', async () => {
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?state=x'
  const send = injectSend(server.app)
  await open(await server.signUp(), '', async (path, init) =>
    path === '/account/google' && init.method === 'POST' ? Response.json({ url }) : send(path, init),
  )
  const linked = await card()
  expect(linked.getByText('Not connected')).toBeTruthy()
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign })
  await userEvent.click(linked.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
  expect(linked.getByRole('button', { name: 'Connecting…' })).toBeTruthy()
})

test('Google that can’t be reached is said so', async () => {
  await open(await server.signUp(), '', async (path, init) =>
    path === '/account/google'
      ? Response.json({ code: 'provider_failed' }, { status: 502 })
      : injectSend(server.app)(path, init),
  )
  const linked = await card()
  await userEvent.click(linked.getByRole('button', { name: 'Connect' }))
  expect((await linked.findByRole('alert')).textContent).toMatch(/didn’t respond/)
})

test('what came of connecting is told once', async () => {
  const school = await linkedSchool()
  const { router } = await open(school, '#google=linked')
  expect(await screen.findByText('Google connected')).toBeTruthy()
  expect((await card()).getByText('Connected')).toBeTruthy()
  expect(router.state.location.hash).toBe('')
})

test('why connecting failed stands in the card', async () => {
  const { router } = await open(await server.signUp(), '#google=google_address_differs')
  const alert = await (await card()).findByRole('alert')
  expect(alert.textContent).toMatch(/^This Google account has a different email address/)
  expect(router.state.location.hash).toBe('')
})

test('disconnecting asks first', async () => {
  const school = await linkedSchool()
  await open(school)
  await userEvent.click((await card()).getByRole('button', { name: 'Disconnect' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Google?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Google disconnected')).toBeTruthy()
  expect(await (await card()).findByText('Not connected')).toBeTruthy()
  expect((await school.api.account.get()).google).toBe(false)
})

test('an account without a password learns how to set one before disconnecting', async () => {
  const school = await linkedSchool()
  await server.pool.query('update users set password_hash = null where id = $1', [school.signedIn.user.id])
  await open(school)
  const linked = await card()
  expect(linked.getByText(/only way to sign in/)).toBeTruthy()
  expect(linked.getByRole('link', { name: 'Set a password by email' }).getAttribute('href')).toBe('/forgot-password')
  expect(linked.queryByRole('button', { name: 'Disconnect' })).toBeNull()
})

test('without Google there is no card, but one who has connected it can still disconnect', async () => {
  delete document.documentElement.dataset.google
  await open(await server.signUp())
  expect(await screen.findByLabelText('School name')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Linked accounts' })).toBeNull()
  cleanup()
  await open(await linkedSchool())
  expect((await card()).getByRole('button', { name: 'Disconnect' })).toBeTruthy()
})
