import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { goodPassword, injectSend, type School, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../lib/api/token.ts'
import { addressOf, openApp } from '../test/open-app.tsx'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = ({ send, signedIn }: Pick<School, 'send' | 'signedIn'>, path = '/settings/sessions') =>
  openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })
const from = async ({ signedIn }: School, userAgent: string): Promise<string> => {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/auth/local-login',
    headers: { 'user-agent': userAgent },
    payload: { email: signedIn.user.email, password: goodPassword },
  })
  return reply.json<{ authToken: string }>().authToken
}
const others = () => screen.findByRole('region', { name: 'Other sessions' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a school sees this browser and the others, in words', async () => {
  const school = await world.signUp()
  await from(school, firefox)
  await from(school, iphone)
  await open(school)
  const current = within(await screen.findByRole('region', { name: 'Current session' }))
  expect(current.getByRole('heading', { name: 'Unknown browser' })).toBeTruthy()
  expect(current.getByText('Online')).toBeTruthy()
  expect(current.getByText('127.0.0.1')).toBeTruthy()
  expect(current.getByText(/^Signed in since /)).toBeTruthy()
  expect(current.getByText('Last seen just now')).toBeTruthy()
  const other = within(await others())
  expect(other.getByRole('heading', { name: 'Firefox 142 on Windows' })).toBeTruthy()
  expect(other.getByRole('heading', { name: 'Safari 18 on iOS 18' })).toBeTruthy()
  expect(other.getAllByRole('button', { name: 'Terminate' })).toHaveLength(2)
})

test('a browser that has not been seen for a while is not online', async () => {
  const school = await world.signUp()
  await from(school, firefox)
  await world.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    .where('user_agent', '=', firefox)
    .where('school_id', '=', school.signedIn.user.school.id)
    .execute()
  await open(school)
  const other = within(await others())
  expect(other.getByText('Last seen 3 days ago')).toBeTruthy()
  expect(other.queryByText('Online')).toBeNull()
})

const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terminate' }))

test('ending one session leaves the others, and the keyboard goes on at their heading', async () => {
  const school = await world.signUp()
  const ended = await from(school, firefox)
  await open(school)
  await others()
  const button = screen.getByRole('button', { name: 'Terminate', description: 'Firefox 142 on Windows' })
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Terminate this session?' }))
  expect(dialog.getByText(/^Firefox 142 on Windows\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Terminate' }))
  expect(await screen.findByText('Firefox 142 on Windows was signed out')).toBeTruthy()
  expect(screen.getByText('No other sessions')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Other sessions' }))
  const answer = await injectSend(world.app, ended)('/auth/me', { method: 'GET', headers: {} })
  expect(answer.status).toBe(401)
})

test('the ended browser is signed out at its next click, and is told why', async () => {
  const school = await world.signUp()
  const there = await world.signIn(school.signedIn.user.email)
  await open(there)
  await others()
  await school.api.sessions.endOthers()
  await userEvent.click(screen.getByRole('link', { name: 'Activity' }))
  expect(await screen.findByText(/^You signed this session out from another browser/)).toBeTruthy()
  expect(localStorage.getItem(tokenKey)).toBeNull()
})

test('a session that has ended meanwhile just disappears', async () => {
  const school = await world.signUp()
  const there = await world.signIn(school.signedIn.user.email)
  await open(school)
  await others()
  await there.api.auth.logout()
  await press('Terminate')
  await confirm()
  expect(await screen.findByText('No other sessions')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('all others end at once, after a question that says how many', async () => {
  const school = await world.signUp()
  await from(school, firefox)
  await from(school, iphone)
  await open(school)
  await press('Terminate all others')
  const dialog = within(await screen.findByRole('dialog', { name: 'Terminate 2 other sessions?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Terminate all others' }))
  expect(await screen.findByText('2 other sessions were signed out')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('No other sessions')).toBeTruthy())
  expect((await school.api.sessions.list()).items).toHaveLength(1)
})

test('cancelling ends no session', async () => {
  const school = await world.signUp()
  await from(school, firefox)
  await open(school)
  await press('Terminate all others')
  await press('Keep them')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await school.api.sessions.list()).items).toHaveLength(2)
})

test('a session that is kept does not end', async () => {
  const school = await world.signUp()
  await from(school, firefox)
  await open(school)
  await press('Terminate')
  await press('Keep it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await school.api.sessions.list()).items).toHaveLength(2)
})

test('a session that could not be ended stays, and says so', async () => {
  const school = await world.signUp()
  await from(school, firefox)
  const send: Send = (path, init) =>
    init.method === 'DELETE'
      ? Promise.resolve(Response.json({ code: 'busy' }, { status: 503 }))
      : school.send(path, init)
  await open({ ...school, send })
  await press('Terminate')
  await confirm()
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeTruthy()
  await press('Keep it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Firefox 142 on Windows' })).toBeTruthy()
})

test('sessions that could not be loaded are asked for again', async () => {
  const school = await world.signUp()
  let isDown = true
  const send: Send = (path, init) =>
    isDown && path.startsWith('/sessions')
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  const { router } = await open({ ...school, send })
  expect(await screen.findByText('We couldn’t load your sessions')).toBeTruthy()
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('region', { name: 'Current session' })).toBeTruthy()
  expect(addressOf(router)).toBe('/settings/sessions')
})
