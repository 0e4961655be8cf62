import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { auth } from '#contract/school/auth.ts'
import { createClient, type Send } from '#contract/client.ts'
import { goodPassword, injectSend, type School, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../../test/open-app.tsx'

const better = 'three-green-bicycles'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

// Calls carry the token that the app holds, as they do over a network.
const open = ({ signedIn }: School, instead?: Send) =>
  openApp({
    send: instead ?? injectSend(world.app),
    path: '/settings/credentials',
    stored: { [tokenKey]: signedIn.authToken },
  })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const fill = async (current: string, next: string, confirm = next) => {
  await userEvent.type(await field('Current password'), current)
  await userEvent.type(await field('New password'), next)
  await userEvent.type(await field('Confirm password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Update password' }))
}

test('a school changes its password, stays signed in here, and nowhere else', async () => {
  const school = await world.signUp()
  const elsewhere = await world.signIn(school.signedIn.user.email)
  await open(school)
  await field('Current password')
  expect(screen.getByText(/^This signs you out on all other devices/)).toBeTruthy()
  await fill(goodPassword, better)
  expect(await screen.findByText('Password updated')).toBeTruthy()
  expect((await field('New password')).value).toBe('')
  await expect(elsewhere.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  const token = localStorage.getItem(tokenKey) ?? ''
  expect(token).not.toBe(school.signedIn.authToken)
  await createClient(auth, injectSend(world.app, token)).me()
  await userEvent.click(screen.getByRole('link', { name: 'Sessions' }))
  expect(await screen.findByText('No other sessions')).toBeTruthy()
})

test.each([
  ['', better, better, 'Current password'],
  [goodPassword, '', better, 'New password'],
  [goodPassword, better, '', 'Confirm password'],
])('an empty field is said once, and has the focus', async (current, next, confirm, wrong) => {
  await open(await world.signUp())
  for (const [name, text] of [
    ['Current password', current],
    ['New password', next],
    ['Confirm password', confirm],
  ] as const)
    if (text) await userEvent.type(await field(name), text)
  await userEvent.click(await screen.findByRole('button', { name: 'Update password' }))
  expect(await screen.findByText('Please fill in all fields.')).toBeTruthy()
  expect(document.activeElement).toBe(await field(wrong))
})

test('two different new passwords are not taken', async () => {
  await open(await world.signUp())
  await fill(goodPassword, better, `${better}s`)
  expect(await screen.findByText('New passwords do not match.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Confirm password'))
})

test('a wrong current password is said at its field', async () => {
  await open(await world.signUp())
  await fill('wrong', better)
  expect(await screen.findByText('That isn’t your current password.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Current password'))
})

test.each([
  ['short', 'Use at least 10 characters.'],
  ['password1234', 'This password is easy to guess. Choose another one.'],
  ['escuela-escuela', 'Don’t use your school’s name or email address in your password.'],
])('the new password "%s" is refused with the reason', async (next, reason) => {
  await open(await world.signUp())
  await fill(goodPassword, next)
  await waitFor(async () => {
    const ids = (await field('New password')).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(reason)
  })
})

test('an unexpected failure is said, and nothing typed is lost', async () => {
  const school = await world.signUp()
  await open(school, (path, init) =>
    path === '/auth/password' ? Promise.resolve(new Response('<html>', { status: 500 })) : school.send(path, init),
  )
  await fill(goodPassword, better)
  expect(await screen.findByText('Failed to update password.')).toBeTruthy()
  expect((await field('New password')).value).toBe(better)
})

test('too many guesses say when to try again', async () => {
  const school = await world.signUp()
  const body = { code: 'too_many_requests', details: { retry_after: 240 } }
  await open(school, (path, init) =>
    path === '/auth/password' ? Promise.resolve(Response.json(body, { status: 429 })) : school.send(path, init),
  )
  await fill('guess', better)
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again in 4 minutes/)
})

test('the strength is shown as one types, and never forbids', async () => {
  await open(await world.signUp())
  await userEvent.type(await field('New password'), 'password12')
  expect(await screen.findByText(/^This is a common password/)).toBeTruthy()
  await userEvent.clear(await field('New password'))
  await userEvent.type(await field('New password'), better)
  expect(await screen.findByText('Strong.')).toBeTruthy()
})

test('a new password that is too short and one that is not repeated are both marked', async () => {
  await open(await world.signUp())
  await userEvent.type(await field('Current password'), goodPassword)
  await userEvent.type(await field('New password'), 'short')
  await userEvent.click(await screen.findByRole('button', { name: 'Update password' }))
  expect(await screen.findByText('Please fill in all fields.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('New password'))
  expect((await field('Confirm password')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Use at least 10 characters.')).toHaveLength(1)
})

test('who signs in with Google alone is mailed a link to set a password', async () => {
  const school = await world.signUp()
  const { id, email } = school.signedIn.user
  await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
  await open(school)
  expect(await screen.findByRole('heading', { name: 'You sign in with Google' })).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/^We’ve sent a link to/)).toBeTruthy()
  expect(await world.mailbox.tokenFor(email, '/reset-password')).toBeTruthy()
})
