import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { inDays, openClass, setTask } from '#server/test/worlds/task-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addPastConversation } from '../test/past-conversations.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const add = async ({ api }: School, first_name: string) => (await api.students.add({ body: { first_name } })).id
const said = [{ from: 'student' as const, text: 'Un café, por favor' }]
const region = (name: string | RegExp) => screen.findByRole('region', { name })
/** The line under the heading, which says what the report is about. */
const about = (name: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith(`${name} · `))
const term = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent

const summary = {
  praises: [],
  corrections: [{ kind: 'spelling' as const, written: 'cafe', better: 'café' }],
  words_used: [{ word: 'cuenta', meaning: null }],
  words_missed: [{ word: 'azúcar', meaning: null }],
}

/** A school in which Ana practised twice and Bo once, and Cleo never. */
async function schoolOfThree() {
  const school = await world.signUp()
  const [ana, bo, cleo] = [await add(school, 'Ana'), await add(school, 'Bo'), await add(school, 'Cleo')]
  await addPastConversation(world, school, { student_id: ana, minutes: 8, said, summary })
  await addPastConversation(world, school, { student_id: ana, minutes: 12, days: 2, said })
  await addPastConversation(world, school, { student_id: bo, minutes: 5, days: 3, said })
  return { school, ana, bo, cleo }
}

test('the report of the whole school says what it amounts to, and that it is more than before', async () => {
  const { school } = await schoolOfThree()
  await openStudents(school, '/reports')
  await about('Whole school')
  expect(await term('Time')).toBe('25\u00a0min25\u00a0min more')
  expect(await term('Students who practised')).toBe('22 more')
  expect(await term('Conversations')).toBe('33 more')
  expect(screen.getByText('Compared with the 30 days before')).toBeTruthy()
})

test('the report of a class is chosen, with those who did not practise', async () => {
  const { school, ana, cleo } = await schoolOfThree()
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  await school.api.students.bulk({ body: { action: 'add_to_class', class_id: id, ids: [ana, cleo] } })
  const router = await openStudents(school, '/reports')
  const classes = await screen.findByRole('combobox', { name: 'Class' })
  await userEvent.selectOptions(classes, await within(classes).findByRole('option', { name: 'B1 Tuesday' }))
  await waitFor(() => expect(addressOf(router)).toBe(`/reports?class=${id}`))
  await about('B1 Tuesday')
  const table = await screen.findByRole('table', { name: 'Students' })
  await within(table).findByRole('link', { name: 'Cleo' })
  await userEvent.click(screen.getByRole('button', { name: 'Whole school' }))
  await waitFor(() => expect(addressOf(router)).toBe('/reports'))
})

test('the report of a class has its homework, even where no one practised', async () => {
  const { school, class_id, chatbot_id } = await openClass(world)
  await setTask(school, { chatbot_id, class_ids: [class_id], times: 1, due_on: inDays(0) })
  await openStudents(school, `/reports?class=${class_id}`)
  expect(await term('Homework set')).toBe('2')
  expect(await term('Homework done')).toBe('0')
  expect(await term('Homework done in time')).toBe('0')
})

test('words and corrections are listed as they were used and missed', async () => {
  const { school, ana } = await schoolOfThree()
  await openStudents(school, `/reports?student=${ana}`)
  const words = await region('Vocabulary')
  expect(within(words).getByRole('list', { name: 'Used' }).textContent).toContain('cuenta')
  expect(within(words).getByRole('list', { name: 'Not used' }).textContent).toContain('azúcar')
  const often = within(await region('Corrections')).getByRole('list', { name: 'Most frequent' })
  expect(often.textContent).toMatch(/cafe.*café.*Spelling/)
  expect((await region('Practised with')).textContent).toContain('Café Sol')
})

test('a longer time is chosen in the address, and own dates have to be in order', async () => {
  const { school } = await schoolOfThree()
  const router = await openStudents(school, '/reports')
  await region('Practice day by day')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This school year')
  await waitFor(() => expect(addressOf(router)).toBe('/reports?period=year'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom dates')
  await waitFor(() => expect(addressOf(router)).toBe('/reports?period=own'))
  const from = await screen.findByLabelText('From')
  fireEvent.change(from, { target: { value: '2099-02-01' } })
  expect(await screen.findByText('The start date is after the end date.')).toBeTruthy()
})

test('without practice the report says so, and offers a longer period', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await add(school, 'Ana'), days: 60, said })
  const router = await openStudents(school, '/reports')
  expect(await screen.findByText('No one practised in this period')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Last 90 days' }))
  await waitFor(() => expect(addressOf(router)).toBe('/reports?period=90'))
  expect(await term('Conversations')).toMatch(/^1/)
})

test('a report about a deleted student says so', async () => {
  await openStudents(await world.signUp(), `/reports?student=${crypto.randomUUID()}`)
  expect(await screen.findByRole('heading', { level: 1, name: /We couldn’t find this/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to reports' }).getAttribute('href')).toBe('/reports')
})

test('a report that could not be loaded is asked for again', async () => {
  const { school } = await schoolOfThree()
  let failures = 1
  const send: School['send'] = (path, init) =>
    path.startsWith('/reports') && failures-- > 0
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await openStudents({ ...school, send }, '/reports')
  await screen.findByText('We couldn’t load the report')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await term('Conversations')).toMatch(/^3/)
})

test('more than an hour is written in hours', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await add(school, 'Ana'), minutes: 61, said })
  await openStudents(school, '/reports')
  expect(await term('Time')).toBe('1\u00a0hr 1\u00a0min1\u00a0hr 1\u00a0min more')
})

test('reports are found by the search', async () => {
  const router = await openStudents(await world.signUp(), '/settings/sessions')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'repor')
  await userEvent.click(await screen.findByRole('option', { name: /Reports/ }))
  await waitFor(() => expect(addressOf(router)).toBe('/reports'))
})

test('a report is taken home as a file, in the words of the interface', async () => {
  const { school, ana } = await schoolOfThree()
  const asked: string[] = []
  const send: School['send'] = (path, init) => {
    asked.push(path)
    return school.send(path, init)
  }
  const saved: Blob[] = []
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  await openStudents({ ...school, send }, `/reports?student=${ana}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(asked).toContain(`/reports/export?student_id=${ana}&format=csv&language=en`))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toMatch(/^Part,.*\r\nOverview,/)
})

test('pages of students and classes lead to their reports', async () => {
  const { school, ana } = await schoolOfThree()
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  await school.api.students.bulk({ body: { action: 'add_to_class', class_id: id, ids: [ana] } })
  await openStudents(school, `/students/${ana}`)
  expect((await screen.findByRole('link', { name: 'Report' })).getAttribute('href')).toBe(`/reports?student=${ana}`)
  cleanup()
  await openStudents(school, `/classes/${id}`)
  expect((await screen.findByRole('link', { name: 'Report' })).getAttribute('href')).toBe(`/reports?class=${id}`)
})

test('less than before is said as less, and what stayed the same as before', async () => {
  const school = await world.signUp()
  const student_id = await add(school, 'Ana')
  await addPastConversation(world, school, { student_id, minutes: 5, said })
  await addPastConversation(world, school, { student_id, minutes: 20, days: 40, said })
  await openStudents(school, '/reports')
  expect(await term('Time')).toBe('5\u00a0min15\u00a0min less')
  expect(await term('Conversations')).toBe('1No change')
  expect(await term('Target language')).toBe('75%No change')
})

test('more than a quarter is drawn week by week', async () => {
  const { school } = await schoolOfThree()
  const from = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10)
  await openStudents(school, `/reports?period=own&from=${from}`)
  const chart = await region('Practice week by week')
  const cursor = within(chart).getByRole('slider')
  expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Week of /)
  expect(within(chart).getByRole('columnheader', { name: 'Week' })).toBeTruthy()
})

test('with whom it was leads to the report of that chatbot, while there is one', async () => {
  const { school, ana } = await schoolOfThree()
  const { id } = await school.api.chatbots.add({ body: { name: 'Beim Arzt', language: 'de' } })
  const conversation = await addPastConversation(world, school, {
    student_id: ana,
    chatbot: 'Beim Arzt',
    minutes: 30,
    said,
  })
  await world.db.updateTable('conversations').set({ chatbot_id: id }).where('id', '=', conversation).execute()
  await openStudents(school, '/reports')
  const partners = await region('Practised with')
  const link = within(partners).getByRole('link', { name: 'Beim Arzt' })
  expect(link.getAttribute('href')).toBe(`/reports?chatbot=${id}`)
  expect(within(partners).queryByRole('link', { name: 'Café Sol' })).toBeNull()
})
