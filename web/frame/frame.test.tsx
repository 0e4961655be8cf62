import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../test/open-app.tsx'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

const open = ({ send, signedIn }: School, options: { path?: string; theme?: object; isWide?: boolean } = {}) => {
  const { path = '/errors/404', theme = {}, isWide = true } = options
  return openApp({ send, path, isWide, stored: { authToken: signedIn.authToken, theme: JSON.stringify(theme) } })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the profile menu names the school, leads to the subscription, and signs out', async () => {
  const school = await server.signUp({ school_name: 'Nova School' })
  const { router, session } = await open(school)
  expect(await screen.findByText('School')).toBeTruthy()
  await press('Open profile menu')
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Profile',
    'Billing',
    'Subscription',
    'Logout',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(addressOf(router)).toBe('/login'))
  expect(session.get().user).toBeNull()
  await waitFor(() => expect(school.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' }))
})

test.each(['main-layout', 'sideblock'])('%s names the areas, and its sidebar opens and closes', async (layout) => {
  await open(await server.signUp(), { theme: { layout } })
  const link = await screen.findByRole('link', { name: 'Students' })
  expect(link.getAttribute('href')).toBe('/students')
  await press('Close sidebar')
  expect(screen.queryByRole('link', { name: 'Students' })).toBeNull()
  await press('Open sidebar')
  expect(screen.getByRole('link', { name: 'Students' })).toBeTruthy()
})

test('without a plan the areas say what they need, and lead nowhere', async () => {
  const { router } = await open(await server.signUp({ tier: null }), { path: '/upgrade' })
  const area = await screen.findByRole('button', { name: 'Students' })
  expect(area.getAttribute('aria-disabled')).toBe('true')
  expect(area.dataset.tooltip).toBe('Needs an active plan')
  await userEvent.click(area)
  expect(addressOf(router)).toBe('/upgrade')
})

test('on a narrow window the sidebar is a drawer, which closes with the next navigation', async () => {
  const { router } = await open(await server.signUp(), { isWide: false })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Students' })).toBeNull()
  await press('Open sidebar')
  const drawer = within(await screen.findByRole('dialog', { name: 'Tertulia' }))
  await userEvent.click(drawer.getByRole('link', { name: 'Students' }))
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('another language shows at once and stays', async () => {
  await open(await server.signUp())
  await press('Language')
  const choices = await screen.findAllByRole('menuitemradio')
  expect(choices.map((choice) => choice.textContent)).toEqual([
    'English',
    'Español',
    'Português',
    'Français',
    'Deutsch',
    'Italiano',
  ])
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }))
  expect(await screen.findByRole('heading', { name: 'Seite nicht gefunden' })).toBeTruthy()
  expect([localStorage.getItem('language'), document.documentElement.lang]).toEqual(['de', 'de'])
})

test('what is chosen under Appearance shows at once and stays', async () => {
  await open(await server.signUp())
  await press('Appearance')
  await press('Dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await press('Sidebar')
  expect(await screen.findByText('Tertulia')).toBeTruthy()
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose' }))
  expect(document.documentElement.dataset.primary).toBe('rose')
  expect(JSON.parse(localStorage.getItem('theme') ?? '')).toMatchObject({
    themeMode: 'dark',
    layout: 'sideblock',
    primaryScheme: 'rose',
  })
})

test('an account that has ended elsewhere comes to /login, which says why and remembers the page', async () => {
  const school = await server.signUp()
  const { router } = await open(school)
  await school.api.auth.logout()
  await userEvent.click(await screen.findByRole('link', { name: 'Students' }))
  await waitFor(() => expect(addressOf(router)).toBe('/login?from=%2Fstudents'))
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy()
})

test('signing out in another tab says so here, and remembers the page', async () => {
  const { router, session } = await open(await server.signUp(), { path: '/students?level=B1' })
  await screen.findByRole('heading', { name: 'Manage Students' })
  localStorage.removeItem('authToken')
  session.follow(new StorageEvent('storage', { key: 'authToken' }))
  await waitFor(() => expect(addressOf(router)).toBe('/login?from=%2Fstudents%3Flevel%3DB1'))
  expect(await screen.findByText(/^You were signed out in another tab/)).toBeTruthy()
})

test('the guard decides again the moment a cancelled subscription is over', async () => {
  const school = await server.signUp()
  const { router, session } = await open(school, { path: '/students' })
  await screen.findByRole('heading', { name: 'Manage Students' })
  await server.pool.query(
    `update schools set subscription_status = 'canceled', subscription_end_date = now() + interval '1 second' where id = $1`,
    [school.signedIn.user.school.id],
  )
  await session.refresh()
  expect(addressOf(router)).toBe('/students')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents'))
  expect(await screen.findByText(/^Your subscription has ended/)).toBeTruthy()
})

test('each page names itself, and its heading has the focus after a navigation', async () => {
  await open(await server.signUp())
  await waitFor(() => expect(document.title).toBe('Page not found · Tertulia'))
  await userEvent.click(await screen.findByRole('link', { name: 'Students' }))
  const heading = await screen.findByRole('heading', { name: 'Manage Students' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Manage Students · Tertulia')
  await screen.findByText(/seats used/)
})
