import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const box = () => screen.findByRole('combobox', { name: 'Search' })
const option = (name: RegExp) => screen.findByRole('option', { name })

test('a student is found from anywhere by keyboard alone', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Jürgen', last_name: 'Weiß', email: 'jw@find.example' } })
  const router = await openStudents(school, '/settings/sessions')
  await box()
  await userEvent.keyboard('/')
  await waitFor(async () => expect(document.activeElement).toBe(await box()))
  await userEvent.type(await box(), 'jurgen')
  await option(/Jürgen Weiß/)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/students\/[\w-]+$/))
  expect(await screen.findByRole('heading', { level: 1, name: /Jürgen/ })).toBeTruthy()
})

test('Escape leads back to where the search was asked for', async () => {
  await openStudents(await world.signUp(), '/settings/sessions')
  await box()
  const before = screen.getByRole('button', { name: 'Language' })
  before.focus()
  await userEvent.keyboard('/')
  await option(/Add student/)
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(before)
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
})

test('the search does not take the focus back if it has moved on while loading', async () => {
  await openStudents(await world.signUp(), '/settings/sessions')
  const field = await box()
  const next = screen.getByRole('button', { name: 'Language' })
  field.focus()
  next.focus()
  await import('./search-finder.tsx')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(next)
  expect(screen.queryByRole('option')).toBeNull()
})

test('pages and acts are found by their names, and adding a student opens its dialog', async () => {
  const router = await openStudents(await world.signUp(), '/settings/sessions')
  await userEvent.type(await box(), 'add')
  await userEvent.click(await option(/Add student/))
  const dialog = await screen.findByRole('dialog', { name: 'Add student' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('a chatbot and an avatar are found from anywhere, with their language', async () => {
  const school = await world.signUp()
  const { id } = await school.api.chatbots.add({ body: { name: 'Camarero', language: 'es' } })
  const look = { style: 'clay', parts: {}, colors: {} } as const
  const avatar = await school.api.avatars.add({ body: { name: 'Lucía', language: 'es', look, chatbot_id: id } })
  const router = await openStudents(school, '/settings/sessions')
  await userEvent.type(await box(), 'camar')
  await userEvent.click(await option(/Camarero.*Spanish/))
  await waitFor(() => expect(addressOf(router)).toBe(`/manage/${id}`))
  await userEvent.type(await box(), 'lucia')
  await userEvent.click(await option(/^Lucía.*Spanish/))
  await waitFor(() => expect(addressOf(router)).toBe(`/avatars/${avatar.id}`))
})

test('Enter never leads where fewer words would have led, however slow the answer is', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Anabel' } })
  const { id } = await school.api.students.add({ body: { first_name: 'Anatol' } })
  const send: School['send'] = (path, init) =>
    path.includes('q=anato') ? new Promise(() => undefined) : school.send(path, init)
  const router = await openStudents({ ...school, send }, '/settings/sessions')
  await userEvent.type(await box(), 'ana')
  await option(/Anabel/)
  await userEvent.type(await box(), 'to')
  await waitFor(() => expect(screen.queryByRole('option', { name: /Anabel/ })).toBeNull())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(addressOf(router)).toBe(`/students/${id}`))
})

test('a search that failed is not said to have found nothing', async () => {
  const school = await world.signUp()
  const send: School['send'] = (path, init) =>
    path.startsWith('/search')
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await openStudents({ ...school, send })
  await userEvent.type(await box(), 'zzzz')
  expect(await screen.findByText('We couldn’t complete the search')).toBeTruthy()
})

test('a name in another direction keeps it', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'נועה' } })
  await openStudents(school, '/settings/sessions')
  await userEvent.type(await box(), 'נוע')
  await option(/נועה/)
  expect((await screen.findByText('נועה', { selector: 'span' })).getAttribute('dir')).toBe('auto')
})

test('what is nowhere is said to be nowhere', async () => {
  await openStudents(await world.signUp())
  await userEvent.type(await box(), 'zzzz')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
})

test('a whole page that is pasted finds nothing, and fails nothing', async () => {
  await openStudents(await world.signUp(), '/settings/sessions')
  await userEvent.click(await box())
  await option(/Add student/)
  await userEvent.paste('x'.repeat(500))
  expect(await screen.findByText('Nothing found')).toBeTruthy()
})
