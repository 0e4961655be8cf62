import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const add = (school: School, ...names: string[]) =>
  Promise.all(names.map((first_name) => school.api.students.add({ body: { first_name } })))
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getByRole('link').textContent)

test('an empty school sees three ways to bring in its students', async () => {
  await openStudents(await world.signUp())
  expect(await screen.findByRole('heading', { name: 'Add your students' })).toBeTruthy()
  for (const way of ['One student', 'A pasted list', 'A spreadsheet'])
    expect(screen.getByRole('button', { name: new RegExp(`^${way}`) })).toBeTruthy()
  expect(screen.getByText('0 of 55 seats used')).toBeTruthy()
})

test('the address bar decides who is shown, and in which order', async () => {
  const school = await world.signUp()
  const [, bea] = await add(school, 'Ana', 'Bea', 'Béatrice', 'Carl')
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [bea?.id ?? ''] } })
  await openStudents(school, '/students?search=bea&sort=-name')
  await row('Béatrice')
  expect(names()).toEqual(['Béatrice', 'Bea'])
  await userEvent.click(screen.getByRole('button', { name: 'Inactive 1' }))
  await waitFor(() => expect(names()).toEqual(['Bea']))
})

test('invalid parameters show all students', async () => {
  const school = await world.signUp()
  await add(school, 'Ana', 'Bea')
  await openStudents(school, '/students?status=nonsense&level=Z&class=1&page=x&page_size=7&sort=%00&view=cube')
  await row('Ana')
  expect(names()).toEqual(['Ana', 'Bea'])
})

test('a page past the end leads to the last one', async () => {
  const school = await world.signUp()
  await add(school, 'Ana', 'Bea')
  const router = await openStudents(school, '/students?page=9')
  await row('Ana')
  expect(router.state.location.search).toBe('')
})

test('typing searches without a step in the history, and keeps the focus', async () => {
  const school = await world.signUp()
  await add(school, 'Ana', 'Jürgen')
  const router = await openStudents(school)
  await row('Ana')
  const box = screen.getByRole('searchbox', { name: 'Search students' })
  await userEvent.type(box, 'jurgen')
  await waitFor(() => expect(names()).toEqual(['Jürgen']))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(document.activeElement).toBe(box)
})

test('a search without results can be cleared', async () => {
  const school = await world.signUp()
  await add(school, 'Ana')
  await openStudents(school, '/students?search=nobody')
  await screen.findByRole('heading', { name: 'No students found' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  expect(await row('Ana')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('going back undoes a filter', async () => {
  const school = await world.signUp()
  await add(school, 'Ana')
  const router = await openStudents(school)
  await row('Ana')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'B2')
  await screen.findByRole('heading', { name: 'No students found' })
  await router.navigate(-1)
  expect(await row('Ana')).toBeTruthy()
})

test('the view is remembered in this browser', async () => {
  const school = await world.signUp()
  await add(school, 'Ana')
  const router = await openStudents(school)
  await row('Ana')
  await userEvent.click(screen.getByRole('button', { name: 'Grid view' }))
  expect(await screen.findByRole('list', { name: 'Manage Students' })).toBeTruthy()
  await router.navigate('/students')
  expect(await screen.findByRole('list', { name: 'Manage Students' })).toBeTruthy()
})

test('students that could not be loaded are asked for again', async () => {
  const school = await world.signUp()
  await add(school, 'Ana')
  let isDown = true
  const send: School['send'] = (path, init) =>
    isDown && path.startsWith('/students')
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await openStudents({ ...school, send })
  await screen.findByText('We couldn’t load your students')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('Ana')).toBeTruthy()
})
