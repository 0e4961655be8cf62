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

const press = (name: string | RegExp) => async () => userEvent.click(await screen.findByRole('button', { name }))
const follow = (name: string) => async () => userEvent.click(await screen.findByRole('link', { name }))
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const type = (label: string, text: string) => async () => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
const inTurn = async (...actions: (() => Promise<void>)[]) => {
  for (const act of actions) await act()
}
async function open(school: School) {
  await openStudents(school)
  await screen.findByText(/seats used/)
}
async function openWith(...students: { first_name: string; email?: string }[]) {
  const school = await world.signUp()
  for (const body of students) await school.api.students.add({ body })
  await open(school)
  return school
}
const listStudents = async ({ api }: School) => (await api.students.list()).items

test('a student is added, and takes a seat', async () => {
  const school = await openWith()
  await inTurn(press('Add student'), type('First name', 'Ana'), type('Last name', 'Díaz'))
  await userEvent.click(within(await dialog('Add student')).getByRole('button', { name: 'Add student' }))
  expect(await row('Ana Díaz')).toBeTruthy()
  expect(await screen.findByText('1 of 55 seats used')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Add student' })).toBeNull()
  expect(await listStudents(school)).toMatchObject([{ first_name: 'Ana', last_name: 'Díaz', status: 'active' }])
})

test('one student after the other is added without leaving the dialog', async () => {
  const school = await openWith()
  await inTurn(press('Add student'), type('First name', 'Ana'), press('Save and add another'))
  await screen.findByText('Ana was added.')
  const field = screen.getByLabelText<HTMLInputElement>('First name')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe('')
  await inTurn(type('First name', 'Bea'), press('Save and add another'))
  await screen.findByText('Bea was added.')
  expect(await listStudents(school)).toHaveLength(2)
})

test('a double click adds once', async () => {
  const school = await openWith()
  await inTurn(press('Add student'), type('First name', 'Ana'))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save and add another' }))
  await screen.findByText('Ana was added.')
  await waitFor(async () => expect(await listStudents(school)).toHaveLength(1))
})

test('a name is asked for, and the focus goes there', async () => {
  await openWith()
  await inTurn(press('Add student'), press('Save and add another'))
  expect(await screen.findByText('Enter a first name.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
})

test('an address that is taken is said at its field, and nothing that was typed is lost', async () => {
  const school = await openWith({ first_name: 'Ana', email: 'ana@example.com' })
  await inTurn(
    press('Add student'),
    type('First name', 'Bea'),
    type('Email', 'ANA@example.com'),
    press('Save and add another'),
  )
  expect(await screen.findByText('A student with this email is already in your school')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Bea')
  expect(await listStudents(school)).toHaveLength(1)
})

test('an address of another school’s student says no more than that', async () => {
  const other = await world.signUp()
  await other.api.students.add({ body: { first_name: 'Eva', email: 'eva@example.com' } })
  await openWith()
  await inTurn(
    press('Add student'),
    type('First name', 'Eva'),
    type('Email', 'eva@example.com'),
    press('Save and add another'),
  )
  expect(await screen.findByText('Student is already assigned to a different school')).toBeTruthy()
})

test('a full school is told so before the form is filled, and offered the plan with room', async () => {
  const school = await world.signUp()
  const lines = Array.from({ length: 55 }, (_, index) => ({ first_name: `Student ${index}` }))
  await Promise.all(lines.map((body) => school.api.students.add({ body })))
  await open(school)
  await press('Add student')()
  const prompt = within(await dialog('All seats are taken'))
  expect(prompt.getByRole('link', { name: 'Upgrade to Plus' }).getAttribute('href')).toBe('/upgrade?from=%2Fstudents')
})

test('what was typed is not lost by closing', async () => {
  await openWith()
  await inTurn(press('Add student'), type('First name', 'Ana'))
  await userEvent.keyboard('{Escape}')
  await press('Keep editing')()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana')
  await userEvent.keyboard('{Escape}')
  await press('Discard')()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add student' })).toBeNull())
})

test('an edit that comes too late keeps what was typed, above what is newest', async () => {
  const school = await openWith({ first_name: 'Ana' })
  await follow('Ana')()
  const [ana] = await listStudents(school)
  await type('Last name', 'Díaz')()
  await school.api.students.edit({ params: { id: ana?.id ?? '' }, body: { version: 1, student_number: '7' } })
  await press('Save')()
  await screen.findByText('Someone else has changed this student')
  await press('Keep my edits')()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Student number').value).toBe('7'))
  await press('Save')()
  expect(await screen.findByText('The changes to Ana Díaz were saved')).toBeTruthy()
  expect(await listStudents(school)).toMatchObject([{ last_name: 'Díaz', student_number: '7', version: 3 }])
})

test('an edit sends only what was changed', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Ada', email: 'ada@example.com', level: 'B1' } })
  const sent: unknown[] = []
  const send: School['send'] = (path, init) => {
    if (init.method === 'PATCH' && typeof init.body === 'string') sent.push(JSON.parse(init.body))
    return school.send(path, init)
  }
  await open({ ...school, send })
  await inTurn(follow('Ada'), type('Email', ''), press('Save'))
  expect(await screen.findByText('The changes to Ada were saved')).toBeTruthy()
  expect(sent).toEqual([{ email: null, version: 1 }])
})

test('inactivating frees the seat at once, and can be undone', async () => {
  const school = await openWith({ first_name: 'Ana' })
  await press('Actions for Ana')()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactivate' }))
  expect(await screen.findByText('0 of 55 seats used')).toBeTruthy()
  await press('Undo')()
  expect(await screen.findByText('1 of 55 seats used')).toBeTruthy()
  await waitFor(async () => expect(await listStudents(school)).toMatchObject([{ status: 'active' }]))
})

test('deleting names the student, asks, and is final', async () => {
  const school = await openWith({ first_name: 'Ana' })
  await press('Actions for Ana')()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Delete Ana?' })).toBeTruthy()
  await press('Delete student')()
  expect(await screen.findByRole('heading', { name: 'Add your students' })).toBeTruthy()
  expect(await listStudents(school)).toEqual([])
})
