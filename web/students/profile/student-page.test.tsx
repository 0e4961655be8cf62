import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { NewStudent } from '#contract/people/students.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { nameOf } from '../../people/student-name.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, text: string) => {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
async function openWith(body: NewStudent, send?: (school: School) => School['send']) {
  const school = await world.signUp()
  const student = await school.api.students.add({ body })
  const router = await openStudents({ ...school, ...(send && { send: send(school) }) }, `/students/${student.id}`)
  await screen.findByRole('heading', { level: 1, name: nameOf(student) })
  const params = { id: student.id }
  return { school, student, router, params, now: () => school.api.students.get({ params }) }
}

test('a student’s details are changed in place, and the heading follows', async () => {
  const { now } = await openWith({ first_name: 'Ana' })
  await type('Last name', 'Díaz')
  await press('Save')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Díaz' })).toBeTruthy()
  expect(await screen.findByText('All changes are saved')).toBeTruthy()
  expect(await now()).toMatchObject({ last_name: 'Díaz' })
})

test('a teacher reads that a student has stopped reminders, and finds no switch for them', async () => {
  const school = await world.signUp()
  const email = `ana-${crypto.randomUUID()}@page.example`
  const { id } = await school.api.students.add({ body: { first_name: 'Ana', email } })
  await world.pool.query(`update students set reminders_stopped_at = '2026-03-02T10:00:00Z' where id = $1`, [id])
  await openStudents(school, `/students/${id}`)
  expect(await screen.findByText(/Homework reminders to this address were stopped on 2 Mar 2026/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('how a student practises is read before their details', async () => {
  await openWith({ first_name: 'Ana' })
  await field('Last name')
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(parts).toEqual(['Conversations', 'Homework', 'Can practise with', 'Practice link', 'Details', 'History'])
})

test('what was typed can be discarded', async () => {
  await openWith({ first_name: 'Ana', last_name: 'Díaz' })
  await type('Last name', 'Ruiz')
  await press('Discard')
  expect((await field('Last name')).value).toBe('Díaz')
  expect(screen.getByText('All changes are saved')).toBeTruthy()
})

test('an address that is taken is said at its field', async () => {
  const { school } = await openWith({ first_name: 'Ana' })
  await school.api.students.add({ body: { first_name: 'Bea', email: 'bea@page.example' } })
  await type('Email', 'bea@page.example')
  await press('Save')
  expect(await screen.findByText('A student with this email is already in your school')).toBeTruthy()
})

test('who was slower is told, and keeps what was typed', async () => {
  const { school, student, params, now } = await openWith({ first_name: 'Ana' })
  await type('Last name', 'Díaz')
  await school.api.students.edit({ params, body: { version: student.version, notes: 'Mornings' } })
  await press('Save')
  await press('Keep my edits')
  expect((await field('Last name')).value).toBe('Díaz')
  expect((await field('Notes')).value).toBe('Mornings')
  await press('Save')
  await screen.findByRole('heading', { level: 1, name: 'Ana Díaz' })
  expect(await now()).toMatchObject({ last_name: 'Díaz', notes: 'Mornings' })
})

test('who was only inactivated meanwhile is saved without a question', async () => {
  const { school, student, now } = await openWith({ first_name: 'Ana' })
  await type('Last name', 'Díaz')
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [student.id] } })
  await press('Save')
  await screen.findByRole('heading', { level: 1, name: 'Ana Díaz' })
  expect(await now()).toMatchObject({ last_name: 'Díaz', status: 'inactive' })
})

test('inactivating is seen at once, told in the history, and undone', async () => {
  const { now } = await openWith({ first_name: 'Ana' })
  await press('Inactivate')
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeTruthy()
  expect(await screen.findByText('Inactivated')).toBeTruthy()
  await press('Undo')
  expect(await screen.findByRole('button', { name: 'Inactivate' })).toBeTruthy()
  expect(await now()).toMatchObject({ status: 'active' })
})

test('an edit and an inactivation are both in the history', async () => {
  const { school, student, params } = await openWith({ first_name: 'Ana' })
  await school.api.students.edit({ params, body: { version: student.version, notes: 'Mornings' } })
  await press('Inactivate')
  expect(await screen.findByText('Inactivated')).toBeTruthy()
  expect(await screen.findByText('Details changed')).toBeTruthy()
})

test('no student is activated past the cap', async () => {
  const { school, student } = await openWith({ first_name: 'Ana' })
  await press('Inactivate')
  await screen.findByRole('button', { name: 'Activate' })
  const others = Array.from({ length: 55 }, (_, index) => ({ first_name: `Student ${index}` }))
  await Promise.all(others.map((body) => school.api.students.add({ body })))
  await press('Activate')
  expect(await screen.findByRole('dialog', { name: 'All seats are taken' })).toBeTruthy()
  expect(student.status).toBe('active')
})

test('a class is joined, shown in the heading and told in the history', async () => {
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'Mornings' } })
  const student = await school.api.students.add({ body: { first_name: 'Ana' } })
  await openStudents(school, `/students/${student.id}`)
  await userEvent.click(await screen.findByLabelText('Mornings'))
  await press('Save')
  const link = await screen.findByRole('link', { name: 'Mornings' })
  expect(link.getAttribute('href')).toBe(`/classes/${id}`)
  expect(await screen.findByText(/^Joined .Mornings.$/)).toBeTruthy()
})

test('a student is deleted, and the list comes back', async () => {
  const { school, router } = await openWith({ first_name: 'Ana' })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete student' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ana?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete student' }))
  expect(await screen.findByText('Ana was deleted')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/students'))
  expect((await school.api.students.list()).total).toBe(0)
})

test('everything about a student is put into the downloads', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openWith({ first_name: 'Ana' })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export everything' }))
  await waitFor(() => expect(saved).toEqual(['Ana.json']))
})

test('leaving asks first while something is not saved', async () => {
  const { router } = await openWith({ first_name: 'Ana' })
  await type('Last name', 'Díaz')
  await waitFor(() => router.navigate('/upgrade'))
  await press('Keep editing')
  expect((await field('Last name')).value).toBe('Díaz')
})

test('the way back leads to the list as it was', async () => {
  const { router, student } = await openWith({ first_name: 'Ana' })
  await router.navigate('/students?search=ana')
  await screen.findByRole('searchbox')
  await router.navigate(`/students/${student.id}`, { state: { list: '/students?search=ana' } })
  await screen.findByRole('heading', { level: 1, name: 'Ana' })
  await userEvent.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Students' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=ana'))
})

test('another school’s student is not here', async () => {
  const { student } = await openWith({ first_name: 'Ana' })
  cleanup()
  await openStudents(await world.signUp(), `/students/${student.id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this student' })).toBeTruthy()
})

test('a student who could not be loaded is asked for again', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  let isDown = true
  const send: School['send'] = (path, init) =>
    isDown && path === `/students/${id}`
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await openStudents({ ...school, send }, `/students/${id}`)
  await screen.findByText('We couldn’t load this student')
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy()
  expect(await screen.findByText('Added')).toBeTruthy()
})
