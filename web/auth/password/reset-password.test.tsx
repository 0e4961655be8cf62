import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../../test/open-app.tsx'

const better = 'three-green-bicycles'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = (path: string, stored = {}) => openApp({ send: injectSend(world.app), path, stored })
const forgotten = async () => {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  await world.anonymous.auth.forgotPassword({ body: { email } })
  return { ...school, email, path: `/reset-password#token=${await world.mailbox.tokenFor(email, '/reset-password')}` }
}
const fill = async (password: string, confirm = password) => {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

test('a mailed link sets a password, with which one signs in', async () => {
  const { email, path } = await forgotten()
  const { router } = await open(path)
  await fill(better)
  expect(await screen.findByText('Your password has been changed. Sign in with the new one.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), `${better}{Enter}`)
  expect(await screen.findByText(/seats used/)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/students')
})

test('the secret does not stay in the address, and survives a reload', async () => {
  const { path } = await forgotten()
  const { router } = await open(path)
  await screen.findByLabelText('New password')
  expect(router.state.location.hash).toBe('')
  expect(router.state.location.state).toEqual({ token: path.split('=')[1] })
  await fill(better)
  await screen.findByRole('heading', { name: 'Password changed' })
  expect(router.state.location.state).toEqual({ outcome: 'done' })
})

test('a link works once', async () => {
  const { path } = await forgotten()
  await open(path)
  await fill(better)
  await screen.findByRole('heading', { name: 'Password changed' })
  cleanup()
  await open(path)
  await fill(`${better}-again`)
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy()
})

test('a weak password is refused with the reason, and the link still works', async () => {
  const { path } = await forgotten()
  await open(path)
  await fill('password1234')
  expect(await screen.findByText('This password is easy to guess. Choose another one.')).toBeTruthy()
  for (const name of ['New password', 'Confirm password']) await userEvent.clear(screen.getByLabelText(name))
  await fill(better)
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy()
})

test('two different passwords and an empty field are named', async () => {
  const { path } = await forgotten()
  await open(path)
  await fill(better, `${better}s`)
  expect(await screen.findByText('New passwords do not match.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Confirm password'))
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Please fill in all fields.')).toBeTruthy()
})

test('a link without its secret says so', async () => {
  await open('/reset-password')
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy()
})

test('a reset also signs out this browser', async () => {
  const { path, signedIn } = await forgotten()
  await open(path, { [tokenKey]: signedIn.authToken })
  await fill(better)
  await screen.findByRole('heading', { name: 'Password changed' })
  expect(localStorage.getItem(tokenKey)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(await screen.findByText(/^Your password was changed, so you were signed out here/)).toBeTruthy()
})
