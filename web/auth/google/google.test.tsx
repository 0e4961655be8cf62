import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { googleFailures } from '#contract/school/google.ts'
import { saveCode, saveIdentity } from '#server/google/google.queries.ts'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

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

const open = (path: string) => openApp({ send: injectSend(server.app), path })
/** A new Google user, with the code of the redirect. */
async function newcomer() {
  const email = `${Math.random().toString(36).slice(2)}@google.example`
  const person = { issuer: 'https://accounts.google.com', subject: email, email, name: 'Ana', last_name: null }
  return { email, person, code: await saveCode(server.db, person, '', 60) }
}
/** A school that has connected Google, coming back from there. */
async function knownCode() {
  const { person, code } = await newcomer()
  const { user } = (await server.signUp()).signedIn
  const whose = { school_id: user.school.id, user_id: user.id }
  await server.db.transaction().execute((tx) => saveIdentity(tx, whose, person))
  return code
}

test('/login and /sign-up lead to Google and remember the page, where there is Google', async () => {
  await open('/login?from=%2Fstudents%3Fview%3Dgrid')
  const link = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(link.getAttribute('href')).toBe('/api/auth/google?from=%2Fstudents%3Fview%3Dgrid')
  expect(screen.getByText('or')).toBeTruthy()
  cleanup()
  await open('/sign-up')
  const other = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(other.getAttribute('href')).toBe('/api/auth/google')
})

test('without Google nothing speaks of it', async () => {
  delete document.documentElement.dataset.google
  await open('/login#google=google_expired')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByText(/Google/)).toBeNull()
})

test('a school that comes back from Google is signed in and comes to the page it asked for', async () => {
  const { router } = await open(`/login?from=%2Fupgrade#code=${await knownCode()}`)
  expect(await screen.findByRole('heading', { name: 'Choose your plan' })).toBeTruthy()
  expect(addressOf(router)).toBe('/upgrade')
  expect(localStorage.getItem('authToken')).toBeTruthy()
})

test('the code does not stay in the address', async () => {
  const { code } = await newcomer()
  const { router } = await open(`/login#code=${code}`)
  await waitFor(() => expect(router.state.location.hash).toBe(''))
})

test('a new user only has to name the school', async () => {
  const { email, code } = await newcomer()
  const { router } = await open(`/login?from=%2Fupgrade#code=${code}`)
  expect(await screen.findByText(email)).toBeTruthy()
  expect(addressOf(router)).toBe('/sign-up?from=%2Fupgrade')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Enter your school’s name.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('School name'), 'Nova School{Enter}')
  expect(await screen.findByText('Your school has no plan yet. Choose one to get started.')).toBeTruthy()
  expect(addressOf(router)).toBe('/upgrade')
})

test('a new user can still sign up without Google', async () => {
  const { email, code } = await newcomer()
  await open(`/login#code=${code}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Sign up another way' }))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.queryByText(email)).toBeNull()
})

test('after the code has expired, the user continues with Google again', async () => {
  const { code } = await newcomer()
  await open(`/login#code=${code}`)
  await userEvent.type(await screen.findByLabelText('School name'), 'Nova School')
  await server.pool.query('delete from google_codes')
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your Google sign-in has expired/)
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy()
})

test('a code that was used is said so, beside both ways in', async () => {
  const { router } = await open(`/login#code=${'x'.repeat(43)}`)
  expect((await screen.findByRole('alert')).textContent).toBe('The Google sign-in timed out. Please try again.')
  expect(screen.getByLabelText('Email')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeTruthy()
  expect(router.state.location.hash).toBe('')
})

test('a server that gave no answer is asked again with the same code', async () => {
  const path = `/login#code=${await knownCode()}`
  let isAway = true
  const send = injectSend(server.app)
  await openApp({
    path,
    send: (...call) => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : send(...call)),
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t reach the server/)
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Manage Students' })).toBeTruthy()
})

test.each(googleFailures)('%s is put in words', async (failure) => {
  await open(`/login#google=${failure}`)
  expect((await screen.findByRole('alert')).textContent).toMatch(/Google.*\.$/)
})
