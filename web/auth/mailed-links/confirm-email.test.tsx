import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { goodPassword, injectSend, shareWorld, type World } from '#server/test/world.ts'
import { App } from '../../app.tsx'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = (path: string, { stored = {}, send }: { stored?: Record<string, string>; send?: Send } = {}) =>
  openApp({ send: send ?? injectSend(world.app), path, stored })
const linkFor = async (email: string) => `/confirm-email#token=${await world.mailbox.tokenFor(email, '/confirm-email')}`

test('the link of the first mail confirms the address, and the dashboard knows', async () => {
  const { signedIn, api } = await world.register()
  await api.billing.subscribe({ body: { tier: 'starter' } })
  const path = await linkFor(signedIn.user.email)
  const { session, router } = await open(path, { stored: { [tokenKey]: signedIn.authToken } })
  expect(session.get().user?.email_confirmed).toBe(false)
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeTruthy()
  expect(session.get().user?.email_confirmed).toBe(true)
  expect(router.state.location.hash).toBe('')
  await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
  expect(await screen.findByText(/seats used/)).toBeTruthy()
})

test('it is sent once, however often the page is drawn', async () => {
  const { signedIn } = await world.register()
  let calls = 0
  const inject = injectSend(world.app)
  const send: Send = (path, init) => {
    if (path === '/auth/confirm-email') calls += 1
    return inject(path, init)
  }
  const app = await open('/login', { send })
  cleanup()
  await app.router.navigate(await linkFor(signedIn.user.email))
  render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  )
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeTruthy()
  expect(calls).toBe(1)
})

test('a link that was used says so without a sign-in, and leads to signing in', async () => {
  const { signedIn } = await world.register()
  const path = await linkFor(signedIn.user.email)
  await open(path)
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  cleanup()
  await open(path)
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to Settings' })).toBeNull()
})

test('a signed-in user is offered another link', async () => {
  const { signedIn } = await world.signUp()
  await open('/confirm-email#token=old', { stored: { [tokenKey]: signedIn.authToken } })
  expect((await screen.findByRole('link', { name: 'Go to Settings' })).getAttribute('href')).toBe('/settings/general')
})

test('an address that another account has taken meanwhile is not confirmed', async () => {
  const school = await world.signUp()
  const wanted = 'wanted@school.example'
  const { version } = await school.api.account.get()
  await school.api.account.edit({ body: { email: wanted, password: goodPassword, version } })
  const path = await linkFor(wanted)
  await world.signUp({ email: wanted })
  await open(path)
  expect(await screen.findByText(/^Another account now uses this address/)).toBeTruthy()
})

test('a server that is not there is asked again', async () => {
  const { signedIn } = await world.register()
  let isDown = true
  const inject = injectSend(world.app)
  const send: Send = (path, init) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : inject(path, init))
  await open(await linkFor(signedIn.user.email), { send })
  expect(await screen.findByRole('heading', { name: 'Your address isn’t confirmed yet' })).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeTruthy()
})

test('a link without its secret says so', async () => {
  await open('/confirm-email')
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
})
