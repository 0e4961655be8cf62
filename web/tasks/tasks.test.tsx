import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { inDays, noonOf, openClass, setTask } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../test/open-app.tsx'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
  // No test's time is spent on compiling what it opens.
  await import('../classes/class-page.tsx')
  await import('./set/set-task-dialog.tsx')
  await import('./set/edit-task-dialog.tsx')
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const cell = (name: string) => screen.findByRole('button', { name })

test('homework is set for a class in four clicks, is shown in its table, and is undone', async () => {
  const { school, class_id } = await openClass(world)
  const router = await openStudents(school, `/classes/${class_id}`)
  await press('Set homework')
  const form = await dialog('Homework for Monday')
  await userEvent.click(await form.findByRole('radio', { name: /Café Sol/ }))
  await userEvent.click(form.getByRole('button', { name: 'Tomorrow' }))
  await userEvent.click(form.getByRole('button', { name: 'Set homework' }))
  await screen.findByText('Homework set')
  expect(addressOf(router)).toBe(`/classes/${class_id}?tab=homework`)
  await cell('Ana, Café Sol: Not started')
  screen.getByText('Due tomorrow')
  screen.getByText('0 of 2 done')
  await press('Undo')
  await screen.findByRole('heading', { name: 'No homework yet' })
  expect((await school.api.tasks.list()).total).toBe(0)
})

test('what is wrong is said at its place, and nothing is sent until it is right', async () => {
  const { school, class_id } = await openClass(world)
  await openStudents(school, `/classes/${class_id}?tab=homework`)
  await screen.findByRole('heading', { name: 'No homework yet' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Set homework' })[0] ?? document.body)
  const form = await dialog('Homework for Monday')
  const amount = form.getByRole('textbox', { name: 'Number' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '99')
  const due = form.getByLabelText('Due')
  await userEvent.clear(due)
  await userEvent.type(due, inDays(-2))
  const send = () => userEvent.click(form.getByRole('button', { name: 'Set homework' }))
  await send()
  for (const text of [
    'Choose a chatbot or an avatar.',
    'Enter a number from 1 to 20.',
    'The due day can’t be before practice starts to count.',
  ])
    form.getByText(text)
  await userEvent.clear(amount)
  await userEvent.type(amount, '3')
  await userEvent.click(form.getByRole('button', { name: 'In a week' }))
  await userEvent.click(form.getByRole('button', { name: 'Add another goal' }))
  await userEvent.click(await form.findByRole('radio', { name: /Café Sol/ }))
  await userEvent.type(form.getByRole('textbox', { name: 'Note to the students' }), 'In the past tense.')
  await send()
  await screen.findByText('Homework set')
  expect((await school.api.tasks.list()).items).toMatchObject([
    { goals: { times: 3, turns: 1 }, due_on: inDays(7), note: 'In the past tense.' },
  ])
})

test('a student of the table is excused, gets more days, and the conversation is one press away', async () => {
  const { school, class_id, ana, chatbot_id } = await openClass(world)
  const { id } = await setTask(school, {
    chatbot_id,
    class_ids: [class_id],
    opens_on: inDays(-5),
    due_on: inDays(-1),
    times: 2,
  })
  const conversation = await addPastConversation(world, school, { student_id: ana, chatbot_id, at: noonOf(-2) })
  await openStudents(school, `/classes/${class_id}?tab=homework`)
  await userEvent.click(await cell('Ana, Café Sol: Overdue'))
  const panel = await dialog('Ana')
  panel.getByText('1/2 conversations')
  expect(panel.getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toBe(
    `/conversations/${conversation}`,
  )
  await userEvent.click(panel.getByRole('button', { name: 'Write a reminder' }))
  const message = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to send' })
  expect(message.value).toMatch(
    /^Hi Ana! Homework with “Café Sol” was due on .+: 2 conversations\. You can still do it here: http.+#[\w-]{43}$/,
  )
  await userEvent.click(panel.getByRole('button', { name: 'Extend' }))
  await cell('Ana, Café Sol: In progress')
  await userEvent.click(await cell('Bo, Café Sol: Overdue'))
  await userEvent.click((await dialog('Bo')).getByRole('button', { name: 'Excuse' }))
  await userEvent.click(await cell('Bo, Café Sol: Excused'))
  await userEvent.click((await dialog('Bo')).getByRole('button', { name: 'Undo excuse' }))
  await cell('Bo, Café Sol: Overdue')
  const { students } = await school.api.tasks.get({ params: { id } })
  expect(students.map(({ state, due_on }) => [state, due_on])).toEqual([
    ['begun', inDays(7)],
    ['late', inDays(-1)],
  ])
})

test('homework is edited, deleted at once and restored', async () => {
  const { school, class_id, chatbot_id } = await openClass(world)
  await setTask(school, { chatbot_id, class_ids: [class_id], times: 1 })
  await openStudents(school, `/classes/${class_id}?tab=homework`)
  await press('Actions for Café Sol')
  await choose('Edit')
  const form = await dialog('Edit homework')
  const amount = form.getByRole('textbox', { name: 'Number' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '4')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('4 conversations')
  await press('Actions for Café Sol')
  await choose('Delete')
  await screen.findByRole('heading', { name: 'No homework yet' })
  await press('Undo')
  await screen.findByText('4 conversations')
})

test('a change of someone else’s is not written over', async () => {
  const { school, api, class_id, chatbot_id } = await openClass(world)
  const { id, version, opens_on, due_on } = await setTask(school, { chatbot_id, class_ids: [class_id], times: 1 })
  await openStudents(school, `/classes/${class_id}?tab=homework`)
  await press('Actions for Café Sol')
  await choose('Edit')
  const form = await dialog('Edit homework')
  await api.tasks.edit({ params: { id }, body: { opens_on, due_on, turns: 9, version } })
  await userEvent.click(form.getByRole('button', { name: 'In two weeks' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Someone else has changed this homework.')
  expect((await api.tasks.get({ params: { id } })).task).toMatchObject({ due_on, goals: { turns: 9 } })
})

test('a student’s page shows their homework, and sets some for them alone', async () => {
  const { school, api, class_id, ana, chatbot_id } = await openClass(world)
  await setTask(school, { chatbot_id, class_ids: [class_id], minutes: 10 })
  await openStudents(school, `/students/${ana}`)
  const section = within(await screen.findByRole('region', { name: 'Homework' }))
  await section.findByText(/10 minutes/)
  await userEvent.click(section.getByRole('button', { name: 'Set homework' }))
  const form = await dialog('Homework for Ana')
  await userEvent.click(await form.findByRole('radio', { name: /Café Sol/ }))
  await userEvent.click(form.getByRole('button', { name: 'Set homework' }))
  await section.findByText(/1 conversation/)
  const { items } = await api.tasks.list()
  expect(items.map((task) => task.class?.name)).toEqual([undefined, 'Monday'])
})

test('a chatbot’s page sets homework for classes and students', async () => {
  const { school, api, class_id, chatbot_id } = await openClass(world)
  await openStudents(school, `/manage/${chatbot_id}`)
  const section = within(await screen.findByRole('region', { name: 'Homework' }))
  await section.findByText('No homework with it yet.')
  await userEvent.click(section.getByRole('button', { name: 'Set homework' }))
  const form = await dialog('Homework with Café Sol')
  await userEvent.click(form.getByRole('button', { name: 'Set homework' }))
  form.getByText('Choose at least one class or student.')
  await userEvent.click(await form.findByRole('checkbox', { name: /Monday/ }))
  await userEvent.click(form.getByRole('button', { name: 'Students' }))
  await userEvent.click(await form.findByRole('checkbox', { name: /Bo/ }))
  await userEvent.click(form.getByRole('button', { name: 'Set homework' }))
  expect((await section.findByRole('link', { name: 'Monday' })).getAttribute('href')).toBe(
    `/classes/${class_id}?tab=homework`,
  )
  section.getByText('1 student')
  expect((await api.tasks.list({ query: { chatbot_id } })).total).toBe(2)
})

test('students who are selected in the list get homework', async () => {
  const { school, api } = await openClass(world)
  await openStudents(school)
  for (const name of ['Ana', 'Bo'])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  await press('More actions')
  await choose('Set homework')
  const form = await dialog('Homework for 2 students')
  await userEvent.click(await form.findByRole('radio', { name: /Café Sol/ }))
  await userEvent.click(form.getByRole('button', { name: 'Set homework' }))
  await screen.findByText('Homework set')
  await waitFor(async () =>
    expect((await api.tasks.list()).items).toMatchObject([{ class: null, counts: { students: 2 } }]),
  )
})

test('a reminder is mailed to one student or to all, and says who got none', async () => {
  const { school, api, class_id, ana, chatbot_id } = await openClass(world)
  const { version } = await api.students.get({ params: { id: ana } })
  const email = `ana-${ana.slice(-12)}@pupils.example`
  await api.students.edit({ params: { id: ana }, body: { version, email } })
  await api.links.get({ params: { id: ana } })
  await setTask(school, { chatbot_id, class_ids: [class_id], times: 1 })
  await openStudents(school, `/classes/${class_id}?tab=homework`)
  await userEvent.click(await cell('Bo, Café Sol: Not started'))
  await userEvent.click((await dialog('Bo')).getByRole('button', { name: 'Email a reminder' }))
  await screen.findByText('No reminder was sent')
  screen.getByText('Bo has no email address')
  await userEvent.keyboard('{Escape}')
  await press('Actions for Café Sol')
  await choose('Email a reminder to all')
  await screen.findByText('1 reminder is on its way')
})
