import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.devMail
})

const open = (path = '/forgot-password', stored = {}) => openApp({ send: injectSend(world.app), path, stored })
const ask = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
}
const answer = async () => (await screen.findByText(/^If there’s an account for/)).textContent

test('a forgotten password is reset by a mailed link', async () => {
  const { signedIn } = await world.signUp()
  const { router } = await open('/login')
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy()
  expect(addressOf(router)).toBe('/forgot-password')
  await ask(signedIn.user.email)
  await answer()
  expect(await world.mailbox.tokenFor(signedIn.user.email, '/reset-password')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }))
})

test('the answer is the same for an unknown address', async () => {
  const { signedIn } = await world.signUp({ email: 'known@school.example' })
  await open()
  await ask(signedIn.user.email)
  const known = await answer()
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }))
  await ask('nobody@school.example')
  expect(await answer()).toBe(known?.replace('known@', 'nobody@'))
})

test('what is no address is not sent', async () => {
  await open()
  await ask('nobody')
  expect(await screen.findByText('Enter an email address, such as name@school.com.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a server that is not there is said so', async () => {
  await openApp({ send: () => Promise.reject(new TypeError('Failed to fetch')), path: '/forgot-password' })
  await ask('office@school.example')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t reach the server/)
})

test('one goes back to sign in, or to the dashboard where one is signed in', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(addressOf(router)).toBe('/login')
  cleanup()
  const { signedIn } = await world.signUp()
  await open('/forgot-password', { [tokenKey]: signedIn.authToken })
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeTruthy()
})

test('where no mail goes out, the page says where it can be read', async () => {
  document.documentElement.dataset.devMail = ''
  await open()
  await ask('office@school.example')
  expect((await screen.findByRole('link', { name: '/dev/mail' })).getAttribute('href')).toBe('/dev/mail')
})
