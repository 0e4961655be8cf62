import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { goodPassword, injectSend, shareWorld, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

const open = (path = '/sign-up') => openApp({ send: injectSend(server.app), path })
async function fill(school: string, email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('School name'), school)
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}
const address = () => `${Math.random().toString(36).slice(2)}@school.example`

test('a new school signs up, starts its trial, and comes to the page it asked for', async () => {
  const { router } = await open('/students?view=grid')
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  await fill('Nova School', address(), goodPassword)
  expect(await screen.findByText('Your school has no plan yet. Choose one to get started.')).toBeTruthy()
  const plus = within(await screen.findByRole('region', { name: 'Plus' }))
  await userEvent.click(await plus.findByRole('button', { name: 'Start free trial' }))
  expect(await screen.findByRole('heading', { name: 'Manage Students' })).toBeTruthy()
  expect(await screen.findByText('Your free trial has started')).toBeTruthy()
  expect(await screen.findByText(/seats used/)).toBeTruthy()
  expect(addressOf(router)).toBe('/students?view=grid')
})

test('each wrong field is told under it', async () => {
  await open()
  await fill(' ', 'somebody', 'short')
  expect(await screen.findByText('Enter your school’s name.')).toBeTruthy()
  expect(screen.getByText('Enter an email address, such as name@school.com.')).toBeTruthy()
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('School name'))
})

test('a password that is easy to guess is refused on its field', async () => {
  await open()
  await fill('Nova School', address(), 'password123')
  expect(await screen.findByText('This password is easy to guess. Choose another one.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('an address that has an account is refused on its field', async () => {
  const { signedIn } = await server.signUp()
  await open()
  await fill('Nova School', signedIn.user.email, goodPassword)
  expect(await screen.findByText('There’s already an account with this email address.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('the password’s rule is told beforehand, and the password can be looked at', async () => {
  await open()
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  expect(screen.getByText('10 characters or more').id).toBe(field.getAttribute('aria-describedby'))
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
})
