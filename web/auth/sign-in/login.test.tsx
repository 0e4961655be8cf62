import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { goodPassword, injectSend, shareWorld, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

const open = (path = '/login', stored = {}) => openApp({ send: injectSend(server.app), path, stored })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

test('a school signs in and comes to the page it asked for', async () => {
  const { signedIn } = await server.signUp()
  const { router } = await open('/upgrade')
  expect(addressOf(router)).toBe('/login?from=%2Fupgrade')
  await userEvent.type(await email(), signedIn.user.email)
  await userEvent.type(password(), `${goodPassword}{Enter}`)
  expect(await screen.findByRole('heading', { name: 'Choose your plan' })).toBeTruthy()
  expect(addressOf(router)).toBe('/upgrade')
  expect(localStorage.getItem('authToken')).toBeTruthy()
})

test('empty fields are named, and the first one has the focus', async () => {
  await open()
  await email()
  await submit()
  expect(await screen.findByText('Enter your email address.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(await email())
  await userEvent.type(await email(), 'a')
  expect(screen.queryByText('Enter your email address.')).toBeNull()
})

test('a wrong password is said in one sentence, and nothing typed is lost', async () => {
  await open()
  await userEvent.type(await email(), 'nobody@school.example')
  await userEvent.type(password(), 'wrong')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password.')
  expect([(await email()).value, password().value]).toEqual(['nobody@school.example', 'wrong'])
  expect(password().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(password())
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

test.each([
  [
    { code: 'too_many_requests', details: { retry_after: 120 } },
    429,
    'Too many attempts. Please try again in 2 minutes.',
  ],
  [{ code: 'busy', details: {} }, 503, 'The server is busy right now. Please try again in a moment.'],
  ['<html>', 502, 'Something went wrong. Please try again.'],
])('a %j is put in words', async (body, status, words) => {
  await openApp({ send: async () => Response.json(body, { status }), path: '/login' })
  await userEvent.type(await email(), 'a@school.example')
  await userEvent.type(password(), 'x{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a server that can’t be reached is said so', async () => {
  await openApp({ send: () => Promise.reject(new TypeError('Failed to fetch')), path: '/login' })
  await userEvent.type(await email(), 'a@school.example')
  await userEvent.type(password(), 'x{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t reach the server/)
})

test('the browser’s language is offered, never forced, until one was chosen', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-NL', 'de-AT', 'en'])
  await open()
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Weiter auf Deutsch' }))
  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Weiter auf Deutsch')).toBeNull())
  expect(document.documentElement.lang).toBe('de')
})

test('a signed-in user does not see the form', async () => {
  const { signedIn } = await server.signUp()
  const { router } = await open('/login', { authToken: signedIn.authToken })
  expect(await screen.findByText(/seats used/)).toBeTruthy()
  expect(addressOf(router)).toBe('/students')
})
