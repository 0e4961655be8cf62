import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addPastConversation } from '../test/past-conversations.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const add = async ({ api }: School, first_name: string) => (await api.students.add({ body: { first_name } })).id
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const said = [{ from: 'student' as const, text: 'Hola' }]

/** Notes when a student practised last, which only practice itself does. */
const lastPractised = async (id: string, days: number) =>
  world.db
    .updateTable('students')
    .set({ last_practised_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('id', '=', id)
    .execute()

test('who practises most stands first and leads to their report', async () => {
  const school = await world.signUp()
  const [ana, noa] = [await add(school, 'Ana'), await add(school, 'נועה')]
  await addPastConversation(world, school, { student_id: ana, minutes: 5, said })
  await addPastConversation(world, school, { student_id: noa, minutes: 25, said })
  await openStudents(school, '/school')
  const most = await region('Most active')
  const [first] = within(most).getAllByRole('listitem')
  expect(first?.textContent).toContain('נועה')
  expect(first?.textContent).toContain('25\u00a0min · 1 conversation')
  expect(within(most).getByRole('link', { name: 'נועה' }).getAttribute('dir')).toBe('auto')
  const report = within(most).getByRole('link', { name: 'נועה’s report' })
  expect(report.getAttribute('href')).toBe(`/reports?student=${noa}`)
})

test('who has paused for two weeks has stopped, and who practised yesterday has not', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await add(school, 'Ana'), await add(school, 'Bo')]
  await addPastConversation(world, school, { student_id: ana, days: 20, said })
  await lastPractised(ana, 20)
  await lastPractised(bo, 1)
  await openStudents(school, '/school')
  const stopped = await region(/^Stopped/)
  expect(within(stopped).getAllByRole('listitem')).toHaveLength(1)
  expect(within(stopped).getByText('last practised 2 weeks ago')).toBeTruthy()
})

test('empty lists have a text', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await add(school, 'Ana'), days: 40, said })
  await openStudents(school, '/school')
  expect(await screen.findByText('Everyone has started practising.')).toBeTruthy()
  expect(screen.getByText('No one in the last 30 days.')).toBeTruthy()
  expect(screen.getByText('No one has practised in the last 30 days.')).toBeTruthy()
  expect(screen.queryByRole('slider', { name: 'Practice in the last 30 days' })).toBeNull()
})

test('five of a list are shown, and how many more there are', async () => {
  const school = await world.signUp()
  for (const name of ['Ana', 'Bo', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Greta']) {
    const id = await add(school, name)
    await lastPractised(id, 30)
    if (name === 'Ana') await addPastConversation(world, school, { student_id: id, days: 30, said })
  }
  await openStudents(school, '/school')
  const stopped = await region(/^Stopped/)
  expect(within(stopped).getAllByRole('listitem')).toHaveLength(5)
  const more = within(stopped).getByRole('link', { name: 'and 2 more' })
  expect(more.getAttribute('href')).toBe('/students?status=active&sort=last_practised_at')
})

test('the latest conversations lead to each and to all of them', async () => {
  const school = await world.signUp()
  const id = await addPastConversation(world, school, { student_id: await add(school, 'Ana'), said })
  await openStudents(school, '/school')
  const latest = await region('Latest conversations')
  expect(within(latest).getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe(`/conversations/${id}`)
  const all = within(latest).getByRole('link', { name: 'All conversations' })
  expect(all.getAttribute('href')).toBe('/conversations')
})

test('this week’s share is of all active students', async () => {
  const school = await world.signUp()
  const ana = await add(school, 'Ana')
  await add(school, 'Bo')
  await lastPractised(ana, 0)
  await openStudents(school, '/school')
  const week = await region('Practised this week')
  expect(within(week).getByText('1 of 2')).toBeTruthy()
  expect(within(week).getByText('active students, since Monday')).toBeTruthy()
})

test('a language that is switched on counts at once', async () => {
  const school = await world.signUp()
  await add(school, 'Ana')
  await openStudents(school, '/school')
  await waitFor(() => expect(screen.getAllByText('0 of 1').length).toBeGreaterThan(0))
  await userEvent.click(await screen.findByRole('switch', { name: /^Spanish/ }))
  await waitFor(() => expect(screen.getAllByText('1 of 1').length).toBeGreaterThan(0))
  // Who uses exactly what the plan has is warned of nothing.
  const meters = screen.getAllByRole('meter', { name: /languages/i })
  expect(meters.map((meter) => meter.getAttribute('data-state'))).not.toContain('near')
  expect(screen.queryByRole('alert')).toBeNull()
})
