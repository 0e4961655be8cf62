import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const open = async (school: School) => {
  await openStudents(school)
  await screen.findByText(/seats used/)
}
const listStudents = async ({ api }: School) => (await api.students.list({ query: { page_size: 100 } })).items
const fill = (school: School, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => school.api.students.add({ body: { first_name: `Student ${index}` } })),
  )

test('no student is activated past the cap, and a larger plan is offered', async () => {
  const school = await world.signUp()
  const ana = await school.api.students.add({ body: { first_name: 'Ana' } })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [ana.id] } })
  await fill(school, 55)
  await open(school)
  await press('Actions for Ana')
  await choose('Activate')
  const prompt = within(await screen.findByRole('dialog', { name: 'All seats are taken' }))
  expect(prompt.getByText(/Plus has 150 seats/)).toBeTruthy()
  await userEvent.click(prompt.getByRole('button', { name: 'Not now' }))
  expect(within(await screen.findByRole('row', { name: /Ana/ })).getByText('Inactive')).toBeTruthy()
})

test('a seat taken meanwhile is reported in the dialog, and the typed values are kept', async () => {
  const school = await world.signUp()
  await fill(school, 54)
  await open(school)
  await press('Add student')
  await userEvent.type(await screen.findByLabelText('First name'), 'Ana')
  await fill(school, 1)
  await press('Save and add another')
  const dialog = within(screen.getByRole('dialog', { name: 'Add student' }))
  expect(await dialog.findByRole('link', { name: 'Upgrade to Plus' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana')
})

test('a status that could not be changed is shown as it was', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Ana' } })
  const send: School['send'] = (path, init) =>
    path === '/students/bulk'
      ? Promise.resolve(Response.json({ code: 'busy' }, { status: 503 }))
      : school.send(path, init)
  await open({ ...school, send })
  await press('Actions for Ana')
  await choose('Inactivate')
  await screen.findAllByText('We couldn’t change Ana’s status')
  expect(within(screen.getByRole('row', { name: /Ana/ })).getByText('Active')).toBeTruthy()
})

test('adding again after the answer got lost adds once', async () => {
  const school = await world.signUp()
  let isLost = true
  const send: School['send'] = async (path, init) => {
    const answer = await school.send(path, init)
    if (init.method !== 'POST' || !isLost) return answer
    isLost = false
    throw new TypeError('Failed to fetch')
  }
  await open({ ...school, send })
  await press('Add student')
  await userEvent.type(await screen.findByLabelText('First name'), 'Ana')
  await press('Save and add another')
  await screen.findByText(/can’t reach the server/)
  await press('Save and add another')
  await screen.findByText('Ana was added.')
  expect(await listStudents(school)).toHaveLength(1)
})

test('a student who was deleted meanwhile can not be saved, and is told so', async () => {
  const school = await world.signUp()
  const ana = await school.api.students.add({ body: { first_name: 'Ana' } })
  await open(school)
  await userEvent.click(await screen.findByRole('link', { name: 'Ana' }))
  await userEvent.type(await screen.findByLabelText('Last name'), 'Díaz')
  await school.api.students.remove({ params: { id: ana.id } })
  await press('Save')
  expect(await screen.findByText(/has been deleted/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Díaz')
})

test('deleting a student who is already deleted succeeds', async () => {
  const school = await world.signUp()
  const ana = await school.api.students.add({ body: { first_name: 'Ana' } })
  await open(school)
  await press('Actions for Ana')
  await choose('Delete')
  await school.api.students.remove({ params: { id: ana.id } })
  await press('Delete student')
  expect(await screen.findByText('Ana was deleted')).toBeTruthy()
})

test('leaving the page asks first while something is not saved', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Ana' } })
  const router = await openStudents(school)
  await userEvent.click(await screen.findByRole('link', { name: 'Ana' }))
  await userEvent.type(await screen.findByLabelText('Last name'), 'Díaz')
  await waitFor(() => router.navigate('/upgrade'))
  await press('Keep editing')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toMatch(/^\/students\/./)
  await router.navigate('/upgrade')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/upgrade'))
})

test('everything that can be said of a student is saved', async () => {
  const school = await world.signUp()
  await world.pool.query("insert into classes (school_id, name) values ($1, 'Mornings')", [
    school.signedIn.user.school.id,
  ])
  await open(school)
  await press('Add student')
  await userEvent.type(await screen.findByLabelText('First name'), 'Ana')
  await userEvent.click(screen.getByText('More details'))
  await userEvent.type(await screen.findByLabelText('Student number'), '7')
  await userEvent.click(await screen.findByLabelText('Mornings'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Level' }))
  await userEvent.click(await screen.findByRole('option', { name: 'B2' }))
  await userEvent.type(screen.getByLabelText('Notes'), 'Prefers mornings')
  await press('Save and add another')
  await screen.findByText('Ana was added.')
  expect(await listStudents(school)).toMatchObject([
    { student_number: '7', level: 'B2', notes: 'Prefers mornings', classes: [{ name: 'Mornings' }] },
  ])
})
