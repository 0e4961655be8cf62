import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addPastConversation } from '../test/past-conversations.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const add = async ({ api }: School, first_name: string, email: string | null = null) =>
  (await api.students.add({ body: { first_name, email } })).id
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const say = (text: string) => [{ from: 'student' as const, text }]

/** A school with a published chatbot, which a student may practise with. */
async function giving(email: string | null) {
  const school = await world.signUp()
  const student_id = await add(school, 'Ana', email)
  const steps = [{ says: '¿Qué desea?', expects: ['café'], hint: null, example: null }]
  const { id } = await school.api.chatbots.add({
    body: { name: 'Café Sol', language: 'es', opening_message: 'Hola.', steps },
  })
  await school.api.chatbots.publish({ params: { id } })
  await school.api.assignments.set({ body: { chatbot_ids: [id], student_ids: [student_id], on: true } })
  return { school, student_id, chatbot_id: id }
}

test('a new school sees what to do first, and no empty cards', async () => {
  await openStudents(await world.signUp(), '/school')
  const setup = await region('Welcome to Tertulia')
  expect(within(setup).getAllByRole('listitem')).toHaveLength(5)
  expect(within(setup).getByRole('link', { name: 'Add students' }).getAttribute('href')).toBe('/students')
  expect(within(setup).queryByText(/Done/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Seats' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Practice in the last 30 days' })).toBeNull()
})

test('a step is ticked when it was really done', async () => {
  const school = await world.signUp()
  await add(school, 'Ana')
  await openStudents(school, '/school')
  const setup = await region('Set up your school')
  expect(within(setup).getAllByText(/Done/)).toHaveLength(1)
  expect(within(setup).queryByRole('link', { name: 'Add students' })).toBeNull()
  expect(within(await region('Seats')).getByText(/^1 of/, { selector: 'p' })).toBeTruthy()
})

test('a chatbot that was given to a class without students says so, and leads there', async () => {
  const { school, chatbot_id, student_id } = await giving(null)
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  await school.api.assignments.set({ body: { chatbot_ids: [chatbot_id], student_ids: [student_id], on: false } })
  await school.api.assignments.set({ body: { chatbot_ids: [chatbot_id], class_ids: [id], on: true } })
  await openStudents(school, '/school')
  const setup = await region('Set up your school')
  within(setup).getByText(/^“B1 Tuesday” has no students yet/)
  expect(within(setup).getByRole('link', { name: 'Add students' }).getAttribute('href')).toBe(`/classes/${id}`)
})

test('the cards of the checklist are chosen by class', async () => {
  await openStudents(await world.signUp(), '/school')
  expect((await screen.findByRole('link', { name: 'Print cards' })).getAttribute('href')).toBe('/practice-cards')
})

test('a school that has done everything sees no checklist', async () => {
  const { school, student_id } = await giving(null)
  await addPastConversation(world, school, { student_id, said: say('Un café, por favor') })
  await openStudents(school, '/school')
  await region('Practice in the last 30 days')
  expect(screen.queryByRole('region', { name: 'Set up your school' })).toBeNull()
})

test('the chart says each day to the arrow keys and has a table behind it', async () => {
  const { school, student_id } = await giving(null)
  await addPastConversation(world, school, { student_id, minutes: 8, said: say('Un café') })
  await openStudents(school, '/school')
  const card = await region('Practice in the last 30 days')
  expect(within(card).getByText('8 min · 1 conversation')).toBeTruthy()
  const cursor = within(card).getByRole('slider', { name: 'Practice in the last 30 days' })
  expect(cursor.getAttribute('aria-valuetext')).toMatch(/, 8\smin, 1, 1$/)
  fireEvent.change(cursor, { target: { value: '28' } })
  expect(cursor.getAttribute('aria-valuetext')).toMatch(/, –, 0, 0$/)
  expect(within(within(card).getByRole('table')).getAllByRole('rowheader')).toHaveLength(30)
})

test('who never started is sent the link with one press', async () => {
  const { school, student_id } = await giving('ana@home.example')
  const other = await add(school, 'Bo')
  await addPastConversation(world, school, { student_id: other, said: say('Hola') })
  await openStudents(school, '/school')
  const never = await region(/^Never started/)
  expect(within(never).getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe(`/students/${student_id}`)
  await userEvent.click(within(never).getByRole('button', { name: 'Send the practice link to Ana' }))
  expect(await screen.findByText('The link is on its way to Ana')).toBeTruthy()
})

test('before the school’s own address is confirmed, the way to confirm it is in the place of sending', async () => {
  const { school } = await giving('eva@home.example')
  await addPastConversation(world, school, { student_id: await add(school, 'Bo'), said: say('Hola') })
  const { id } = school.signedIn.user
  await world.pool.query('update users set email_confirmed_at = null where id = $1', [id])
  const router = await openStudents(school, '/school')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Confirm your email address to send practice links' }),
  )
  await waitFor(() => expect(addressOf(router)).toBe('/settings/general'))
})

test('who has no email address is offered a card instead', async () => {
  const { school } = await giving(null)
  await addPastConversation(world, school, { student_id: await add(school, 'Bo'), said: say('Hola') })
  const router = await openStudents(school, '/school')
  await userEvent.click(await screen.findByRole('button', { name: 'Send the practice link to Ana' }))
  expect(await screen.findByText('Ana has no email address')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Print card' }))
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/practice-cards\?students=/))
})

test('a flagged conversation comes first, with the way to it', async () => {
  const { school, student_id } = await giving(null)
  const id = await addPastConversation(world, school, { student_id, said: say('Hola'), flags: ['abuse'] })
  await openStudents(school, '/school')
  expect(await screen.findByText('1 flagged conversation')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/conversations?flag=unseen')
  expect(screen.getAllByRole('link', { name: 'Ana' })[0]?.getAttribute('href')).toBe(`/conversations/${id}`)
})

test('a chatbot without students leads to assigning it', async () => {
  const { school, chatbot_id, student_id } = await giving(null)
  await school.api.assignments.set({ body: { chatbot_ids: [chatbot_id], student_ids: [student_id], on: false } })
  await openStudents(school, '/school')
  const assign = await screen.findByRole('link', { name: 'Assign Café Sol' })
  expect(assign.getAttribute('href')).toBe(`/manage/${chatbot_id}?assign`)
})

test('Home that could not be loaded is asked for again, and the languages are there meanwhile', async () => {
  const school = await world.signUp()
  let failures = 1
  const send: School['send'] = (path, init) =>
    path === '/home' && failures-- > 0
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await openStudents({ ...school, send }, '/school')
  await screen.findByText('We couldn’t load Home')
  expect(await screen.findByRole('list', { name: 'Practice languages' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await region('Welcome to Tertulia')
})

test('a school that lands on Students without any is told what comes next, and where all steps are', async () => {
  const school = await world.signUp()
  await openStudents(school)
  expect(await screen.findByText(/^Next: /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all steps' }).getAttribute('href')).toBe('/school')
  cleanup()
  await school.api.students.add({ body: { first_name: 'Ana' } })
  await openStudents(school)
  await screen.findByRole('table')
  expect(screen.queryByText(/^Next: /)).toBeNull()
})
