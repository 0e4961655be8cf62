import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

async function schoolOf(count: number): Promise<School> {
  const school = await world.signUp()
  for (let place = 10; place < 10 + count; place += 1)
    await school.api.students.add({ body: { first_name: `Ana ${place}`, level: place % 2 ? 'A1' : 'B1' } })
  return school
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))
const active = async ({ api }: School) => (await api.students.list()).counts.active

test('selected students are inactivated with the specification’s words, and Undo reverts exactly that', async () => {
  const school = await schoolOf(4)
  const { items } = await school.api.students.list()
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [items[0]?.id ?? ''] } })
  await openStudents(school)
  await tick('Select Ana 10')
  await tick('Select Ana 11')
  await press('Inactivate')
  expect(await screen.findByText('Successfully inactivated students')).toBeTruthy()
  expect(screen.getByText('1 student')).toBeTruthy()
  expect(await active(school)).toBe(2)
  await press('Undo')
  await waitFor(async () => expect(await active(school)).toBe(3))
  expect(screen.queryByText('2 selected')).toBeNull()
})

test('all matches beyond the page can be selected, and a list that changed meanwhile changes no student', async () => {
  const school = await schoolOf(30)
  await openStudents(school, '/students?page_size=10&level=B1')
  await tick('Select this page')
  await press('Select all 15 that match')
  expect(await screen.findByText('All 15 selected')).toBeTruthy()
  await school.api.students.add({ body: { first_name: 'Late', level: 'B1' } })
  await press('Inactivate')
  expect(await screen.findByText(/now has 16 students, so nothing was saved/)).toBeTruthy()
  expect(await active(school)).toBe(31)
})

test('Shift selects a range, and another filter clears the selection', async () => {
  const school = await schoolOf(6)
  await openStudents(school)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana 11' }))
  await user.keyboard('{Shift>}')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana 14' }))
  await user.keyboard('{/Shift}')
  expect(await screen.findByText('4 selected')).toBeTruthy()
  await press(/^Inactive/)
  await waitFor(() => expect(screen.queryByText('4 selected')).toBeNull())
})

test('activating past the cap changes no student and offers a larger plan', async () => {
  const school = await schoolOf(2)
  const { items } = await school.api.students.list()
  await school.api.students.bulk({ body: { action: 'inactivate', ids: items.map(({ id }) => id) } })
  const school_id = school.signedIn.user.school.id
  const values = Array.from({ length: 54 }, (_, place) => ({ school_id, first_name: `Seat ${place}` }))
  await world.db.insertInto('students').values(values).execute()
  await openStudents(school, '/students?status=inactive')
  await tick('Select this page')
  await press('Activate')
  expect(await screen.findByRole('dialog', { name: /seat/i })).toBeTruthy()
  expect(await active(school)).toBe(54)
})

test('Escape clears the selection, but not while it closes a dialog, and the focus stays on the list', async () => {
  await openStudents(await schoolOf(3))
  await tick('Select Ana 11')
  await press('Add to class')
  await screen.findByRole('dialog', { name: 'Add 1 student to a class' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('1 selected')).toBeTruthy()
  screen.getByRole('button', { name: 'Activate' }).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select this page' })))
})

test('the retention review selects no status, and says when no student is left', async () => {
  const school = await schoolOf(2)
  const { items } = await school.api.students.list()
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [items[0]?.id ?? ''] } })
  await openStudents(school, '/students?retention=due')
  await screen.findByRole('heading', { name: 'No one has been inactive longer than your retention period.' })
  expect(screen.getByRole('button', { name: 'All 2' }).ariaPressed).toBe('false')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await press('Show everyone')
  expect(await screen.findByRole('row', { name: /Ana 10/ })).toBeTruthy()
})

test('F6 moves from a selected row to the bar and back, and screen readers announce it', async () => {
  await openStudents(await schoolOf(12))
  await tick('Select Ana 15')
  expect((await screen.findByText('1 selected')).closest('output')?.textContent).toContain('Press F6 for actions')
  const box = screen.getByRole('checkbox', { name: 'Select Ana 15' })
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to class' }))
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(box)
})
