import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addApp, codeOf } from '#server/test/peers/authenticator-app.ts'
import { goodPassword, injectSend, shareWorld, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

async function enterPassword(path = '/login') {
  const school = await world.signUp()
  const app = await addApp(school)
  const opened = await openApp({ send: injectSend(world.app), path })
  await userEvent.type(await screen.findByLabelText('Email'), school.signedIn.user.email)
  await userEvent.type(screen.getByLabelText('Password'), `${goodPassword}{Enter}`)
  await screen.findByRole('heading', { name: 'One more step' })
  return { ...app, ...opened, school }
}
const enter = async (label: string, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
  return field
}
const appCode = 'Code from your authenticator app'

test('the code of the app signs in, and leads to the page that was asked for', async () => {
  const { secret, router, session } = await enterPassword('/classes')
  expect(session.get().user).toBeNull()
  await enter(appCode, codeOf(secret, 30_000))
  await waitFor(() => expect(addressOf(router)).toBe('/classes'))
})

test('an incomplete code is named at the field, a wrong one in a sentence, and another can be entered', async () => {
  const { secret, router } = await enterPassword()
  const field = await enter(appCode, '12345')
  expect(await screen.findByText('Enter the six digits from the app.')).toBeTruthy()
  await enter(appCode, '000000')
  expect((await screen.findByRole('alert')).textContent).toBe('This code isn’t right, or was already used.')
  expect(field.value).toBe('000000')
  await enter(appCode, codeOf(secret, 30_000))
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('a recovery code signs in, however it is spelled', async () => {
  const { codes, router } = await enterPassword()
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await enter('Recovery code', 'abc')
  expect(await screen.findByText('Enter the ten characters of a code.')).toBeTruthy()
  await enter('Recovery code', codes[0]?.toLowerCase().replace('-', ' ') ?? '')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('a sign-in that took too long is begun again', async () => {
  const { secret, school } = await enterPassword()
  await world.pool.query(`update sign_in_tickets set expires_at = now() where user_id = $1`, [school.signedIn.user.id])
  await enter(appCode, codeOf(secret, 30_000))
  expect((await screen.findByRole('alert')).textContent).toBe('This sign-in took too long. Please start again.')
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
  expect(await screen.findByLabelText('Email')).toBeTruthy()
})

test('without a first step the page offers signing in with a passkey alone', async () => {
  await openApp({ send: injectSend(world.app), path: '/second-step' })
  expect(await screen.findByRole('heading', { name: 'Sign in with a passkey' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use your passkey' })).toBeTruthy()
  expect(screen.queryByLabelText(appCode)).toBeNull()
})
