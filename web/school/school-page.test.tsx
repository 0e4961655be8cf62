import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { lucia } from '../test/visits/avatars.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const languageSwitch = (name: RegExp) => screen.findByRole('switch', { name })
const isOff = async (name: RegExp) => (await languageSwitch(name)).getAttribute('aria-disabled') === 'true'
const on = async ({ api }: School) =>
  (await api.languages.list()).items.filter((item) => item.on).map(({ language }) => language)

test('a new school has no language on, and switches its first on from those that are taught most', async () => {
  const school = await world.signUp()
  await openStudents(school, '/school')
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(await screen.findByText('0 of 1 language used')).toBeTruthy()
  expect(screen.getAllByRole('switch')).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 27 languages' }))
  expect(screen.getAllByRole('switch')).toHaveLength(27)
  expect(document.activeElement).toBe(screen.getAllByRole('switch')[5])
  await userEvent.click(await languageSwitch(/^Spanish/))
  await screen.findByText('1 of 1 language used')
  await waitFor(async () => expect(await on(school)).toEqual(['es']))
})

test('no further language can be switched on where the plan is full, and the way on is said', async () => {
  const school = await world.signUp()
  await school.api.languages.set({ params: { language: 'es' }, body: { on: true } })
  await openStudents(school, '/school')
  expect(await screen.findByText('Your plan’s one language is in use.')).toBeTruthy()
  expect(screen.queryByText(/Please upgrade/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade?from=%2Fschool')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search languages' }), 'francais')
  expect(await isOff(/^French/)).toBe(true)
  expect(screen.getAllByRole('switch')).toHaveLength(1)
})

test('a language that only an avatar speaks stays on, and says why', async () => {
  const school = await world.signUp()
  await school.api.avatars.add({ body: lucia })
  await openStudents(school, '/school')
  expect(await isOff(/^Spanish/)).toBe(true)
  const why = screen.getByRole('link', { name: 'Used by 1 avatar' })
  expect(why.getAttribute('href')).toBe('/avatars?language=es')
})

test('a language that a chatbot speaks stays on, and says why', async () => {
  const school = await world.signUp()
  await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es' } })
  await openStudents(school, '/school')
  expect(await isOff(/^Spanish/)).toBe(true)
  const why = screen.getByRole('link', { name: 'Used by 1 chatbot' })
  expect(why.getAttribute('href')).toBe('/manage?language=es')
})

test('a switch that is refused goes back, and it is said', async () => {
  const school = await world.signUp()
  const send: School['send'] = (address, init) =>
    init?.method === 'PUT'
      ? Promise.resolve(Response.json({ code: 'language_limit_reached' }, { status: 402 }))
      : school.send(address, init)
  await openStudents({ ...school, send }, '/school')
  await userEvent.click(await languageSwitch(/^Spanish/))
  expect(await screen.findByText('Spanish wasn’t changed')).toBeTruthy()
  expect((await languageSwitch(/^Spanish/)).getAttribute('aria-checked')).toBe('false')
  expect(await on(school)).toEqual([])
})

test('a language that was switched off keeps its place until the next visit', async () => {
  const school = await world.signUp()
  await school.api.languages.set({ params: { language: 'sv' }, body: { on: true } })
  await openStudents(school, '/school')
  const list = await screen.findByRole('list', { name: 'Practice languages' })
  await userEvent.click(await languageSwitch(/^Swedish/))
  await screen.findByText('0 of 1 language used')
  await waitFor(async () => expect(await on(school)).toEqual([]))
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SwedishSvenska'])
})
