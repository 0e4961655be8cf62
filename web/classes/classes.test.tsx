import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const toast = (text: string) => screen.findByText(text)

const add = (school: School, ...names: string[]) =>
  Promise.all(names.map((name) => school.api.classes.add({ body: { name } })))

test('a school without classes reads what they are for, and creates its first', async () => {
  const school = await world.signUp()
  await openStudents(school, '/classes')
  await screen.findByRole('heading', { name: 'Group your students into classes' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Create class' })[0] ?? document.body)
  const form = within(await dialog('Create class'))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'B1 Tuesday')
  await userEvent.dblClick(form.getByRole('button', { name: 'Create class' }))
  await toast('B1 Tuesday was created')
  expect(await row('B1 Tuesday')).toBeTruthy()
  expect((await school.api.classes.list()).total).toBe(1)
})

test('a class says its language, its level and how many are in it, and leads to its page', async () => {
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday', language: 'es', level: 'B1' } })
  await school.api.students.add({ body: { first_name: 'Ana', class_ids: [id] } })
  const router = await openStudents(school, '/classes')
  const line = within(await row('B1 Tuesday'))
  for (const text of ['Spanish', 'B1', '1']) line.getByText(text)
  await userEvent.click(line.getByRole('link', { name: 'B1 Tuesday' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'B1 Tuesday' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/classes/${id}`)
  expect(await row('Ana')).toBeTruthy()
})

test('many classes can be searched, with or without accents', async () => {
  const school = await world.signUp()
  await add(school, ...Array.from({ length: 12 }, (_, place) => `Group ${place}`), 'Café')
  await openStudents(school, '/classes')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search classes' }), 'cafe')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(await row('Café')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search classes' }), 'x')
  await screen.findByRole('heading', { name: 'No classes found' })
})

test('a name that is taken is said at the field, with what was typed kept', async () => {
  const school = await world.signUp()
  await add(school, 'Café', 'Other')
  await openStudents(school, '/classes')
  await press('Actions for Other')
  await choose('Edit')
  const form = within(await dialog('Edit class'))
  const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'CAFÉ')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('There’s already a class with this name.')
  expect([name.value, document.activeElement]).toEqual(['CAFÉ', name])
})

test('a conflict is reported, and the typed values are kept', async () => {
  const school = await world.signUp()
  const [one] = await add(school, 'Tuesday')
  await openStudents(school, '/classes')
  await press('Actions for Tuesday')
  await choose('Edit')
  const form = within(await dialog('Edit class'))
  await school.api.classes.edit({ params: { id: one?.id ?? '' }, body: { version: 1, level: 'C1' } })
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' evening')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Someone else has changed this class')
  await userEvent.click(form.getByRole('button', { name: 'Keep my edits' }))
  await waitFor(() => expect(form.queryByText('Someone else has changed this class')).toBeNull())
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await toast('The changes to Tuesday evening were saved')
  expect(await school.api.classes.get({ params: { id: one?.id ?? '' } })).toMatchObject({
    name: 'Tuesday evening',
    level: 'C1',
  })
})

test('deleting a class says that its students stay, and they do', async () => {
  const school = await world.signUp()
  const [one] = await add(school, 'Tuesday')
  await school.api.students.add({ body: { first_name: 'Ana', class_ids: [one?.id ?? ''] } })
  const router = await openStudents(school, `/classes/${one?.id}`)
  await press('Actions for Tuesday')
  await choose('Delete')
  const asked = within(await dialog('Delete Tuesday?'))
  asked.getByText(/Its 1 student stays in your school\. This can’t be undone\./)
  await userEvent.click(asked.getByRole('button', { name: 'Delete class' }))
  await screen.findByRole('heading', { level: 1, name: 'Classes' })
  expect(router.state.location.pathname).toBe('/classes')
  expect((await school.api.students.list()).total).toBe(1)
})

test.each(['0190b0a0-0000-7000-8000-000000000001', 'nonsense'])(
  'a class that is not there is said so: %s',
  async (id) => {
    await openStudents(await world.signUp(), `/classes/${id}`)
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this class' })).toBeTruthy()
  },
)

test("another school's class is not here", async () => {
  const [one] = await add(await world.signUp(), 'Tuesday')
  await openStudents(await world.signUp(), `/classes/${one?.id}`)
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this class' })).toBeTruthy()
})

test.each([
  ['/classes', 'We couldn’t load your classes', 'Classes'],
  ['/classes/:id', 'We couldn’t load this class', 'Tuesday'],
])('what could not be loaded is asked for again: %s', async (path, text, heading) => {
  const school = await world.signUp()
  const [one] = await add(school, 'Tuesday')
  let isDown = true
  const send: School['send'] = (address, init) =>
    isDown && address.startsWith('/classes')
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(address, init)
  await openStudents({ ...school, send }, path.replace(':id', one?.id ?? ''))
  await screen.findByText(text)
  isDown = false
  await press('Try again')
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
})

test('the page of a class follows its lesson: who has just practised is seen without a reload, on a tablet, too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'A2' } })
  const ana = await school.api.students.add({ body: { first_name: 'Ana', class_ids: [id] } })
  await openStudents(school, `/classes/${id}`, 700)
  expect((await row('Ana')).textContent).toContain('Active')
  expect(screen.getByRole('columnheader', { name: 'Last practised' })).toBeTruthy()
  const last_practised_at = '2026-03-02T10:45:00Z'
  await world.db.updateTable('students').set({ last_practised_at }).where('id', '=', ana.id).execute()
  vi.advanceTimersByTime(10_000)
  expect(await screen.findByText(/2 Mar 2026|Mar 2, 2026/)).toBeTruthy()
  vi.useRealTimers()
})
