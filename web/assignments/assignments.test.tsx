import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
  // No test's time is spent on compiling what it opens.
  await import('../students/students-page.tsx')
  await import('../students/bulk/bulk-bar.tsx')
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

/** A school with a chatbot, a class of one student, and another student. */
async function openSchool() {
  const school = await world.signUp()
  const bot = await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es' } })
  const one = await school.api.classes.add({ body: { name: 'B1' } })
  const ana = await school.api.students.add({ body: { first_name: 'Ana', class_ids: [one.id] } })
  const bea = await school.api.students.add({ body: { first_name: 'Bea' } })
  const students = async () =>
    (await school.api.students.list({ query: { chatbot_id: bot.id } })).items.map((s) => s.first_name)
  return { school, bot, one, ana, bea, students }
}

test('students are filtered by the chatbot that they may practise with', async () => {
  const { school, bot, bea } = await openSchool()
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], student_ids: [bea.id], on: true } })
  const router = await openStudents(school)
  await screen.findByRole('link', { name: 'Ana' })
  await press('All chatbots')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Waiter' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Bea' })).toBeTruthy()
  expect(addressOf(router)).toBe(`/students?chatbot=${bot.id}`)
})

test('a teacher reads that none of their own students has a chatbot which others have', async () => {
  const { school, bot, bea } = await openSchool()
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], student_ids: [bea.id], on: true } })
  await openStudents(await world.addMember(school, 'teacher'), `/manage/${bot.id}`)
  await screen.findByText(/^Not assigned to any of your students yet/)
})

test('a student’s page says what they practise with and through which class; only their own can be taken away', async () => {
  const { school, bot, one, ana } = await openSchool()
  const other = await school.api.chatbots.add({ body: { name: 'Doctor', language: 'es' } })
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], class_ids: [one.id], on: true } })
  await school.api.assignments.set({ body: { chatbot_ids: [other.id], student_ids: [ana.id], on: true } })
  await openStudents(school, `/students/${ana.id}`)
  const section = await screen.findByRole('region', { name: 'Can practise with' })
  expect(await within(section).findByText(/Through B1/)).toBeTruthy()
  expect(within(section).queryByRole('button', { name: 'Unassign Waiter' })).toBeNull()
  await userEvent.click(within(section).getByRole('button', { name: 'Unassign Doctor' }))
  expect(document.activeElement).toBe(within(section).getByRole('link', { name: 'Waiter' }))
  await screen.findByText('Doctor was unassigned')
  await waitFor(async () =>
    expect((await school.api.assignments.list({ query: { student_id: ana.id } })).items).toHaveLength(1),
  )
})

test('a class is given a chatbot on its page, and what it has is ticked for good', async () => {
  const { school, bot, one } = await openSchool()
  await openStudents(school, `/classes/${one.id}`)
  await press('Assign')
  const dialog = await screen.findByRole('dialog', { name: 'Assign to B1' })
  expect(within(dialog).getByText(/who join later/)).toBeTruthy()
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Waiter/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  const section = await screen.findByRole('region', { name: 'Chatbots and avatars' })
  expect(await within(section).findByRole('link', { name: 'Waiter' })).toBeTruthy()
  expect((await school.api.chatbots.get({ params: { id: bot.id } })).student_count).toBe(1)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Assign to B1' })).toBeNull())
  await press('Assign')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Waiter.*Already assigned/ })
  expect([box.checked, box.disabled]).toEqual([true, true])
})

test('what is ticked is not forgotten without asking', async () => {
  const { school, one } = await openSchool()
  await openStudents(school, `/classes/${one.id}`)
  await press('Assign')
  await tick(/Waiter/)
  await press('Cancel')
  await press('Keep choosing')
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Waiter/ })).checked).toBe(true)
})

test('many students are given a chatbot at once, which can be taken back', async () => {
  const { school, students } = await openSchool()
  await openStudents(school)
  await tick('Select this page')
  await press('Assign')
  const dialog = await screen.findByRole('dialog', { name: 'Assign to 2 students' })
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Waiter/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('2 students updated')).toBeTruthy()
  expect(await students()).toEqual(['Ana', 'Bea'])
  await press('Undo')
  await waitFor(async () => expect(await students()).toEqual([]))
})

/** Assigns chatbots to all students on the page. */
async function assignToAll(...names: RegExp[]) {
  await tick('Select this page')
  await press('Assign')
  const dialog = await screen.findByRole('dialog', { name: /^Assign to/ })
  for (const name of names) await userEvent.click(await within(dialog).findByRole('checkbox', { name }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await screen.findByText('Assigned')
}

test('who had the chatbot before keeps it when assigning it to many is taken back', async () => {
  const { school, bot, ana, students } = await openSchool()
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], student_ids: [ana.id], on: true } })
  await openStudents(school)
  await assignToAll(/Waiter/)
  expect(screen.getByText('1 student updated')).toBeTruthy()
  await press('Undo')
  await waitFor(async () => expect(await students()).toEqual(['Ana']))
})

test('assigning several chatbots has no undo, because some students may have had one of them before', async () => {
  const { school, bot, ana, students } = await openSchool()
  await school.api.chatbots.add({ body: { name: 'Doctor', language: 'es' } })
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], student_ids: [ana.id], on: true } })
  await openStudents(school)
  await assignToAll(/Waiter/, /Doctor/)
  expect(screen.getByText('2 students updated')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(await students()).toEqual(['Ana', 'Bea'])
})

test('who has a chatbot through a class keeps it when it is taken away from many', async () => {
  const { school, bot, one, bea, students } = await openSchool()
  const chatbot_ids = [bot.id]
  await school.api.assignments.set({ body: { chatbot_ids, class_ids: [one.id], student_ids: [bea.id], on: true } })
  await openStudents(school)
  await tick('Select this page')
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassign…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unassign from 2 students' })
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Waiter/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unassign' }))
  expect(await screen.findByText('1 student updated')).toBeTruthy()
  expect(await students()).toEqual(['Ana'])
})

test('a school without chatbots is led to its first, with nothing to search or tick around it', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  await openStudents(school, `/students/${id}`)
  await press('Assign')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to Ana' }))
  expect((await dialog.findByRole('link', { name: 'Create chatbot' })).getAttribute('href')).toBe('/create')
  expect(dialog.queryByRole('searchbox')).toBeNull()
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByText(/Tick/)).toBeNull()
})
