import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { homeLimits } from '#contract/school/home.ts'
import { inDays, openClass, setTask } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
  // No test's time is spent on compiling what it opens.
  await import('../school/school-page.tsx')
})
afterEach(cleanup)

const region = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('Home says what is due this week and who is behind', async () => {
  const { school, class_id, chatbot_id, bo } = await openClass(world)
  const opens_on = inDays(-9)
  await setTask(school, { chatbot_id, class_ids: [class_id], opens_on, due_on: inDays(1), times: 2 })
  await setTask(school, { chatbot_id, student_ids: [bo], opens_on, due_on: inDays(-1), times: 1 })
  await openStudents(school, '/school')
  const due = await region(/^Homework due this week/)
  expect(due.getByRole('link', { name: 'Monday' }).getAttribute('href')).toBe(`/classes/${class_id}?tab=homework`)
  await due.findByText('Café Sol · 2 conversations · Due tomorrow · 0 of 2 done')
  const behind = await region(/^Behind with homework/)
  expect(behind.getByRole('link', { name: 'Bo' }).getAttribute('href')).toBe(`/students/${bo}`)
  behind.getByText('1 task overdue')
})

test('“more” below those who are behind leads to the list of them all', async () => {
  const { school, chatbot_id } = await openClass(world)
  const student_ids: string[] = []
  for (let count = 1; count <= homeLimits.items + 2; count += 1)
    student_ids.push((await school.api.students.add({ body: { first_name: `Late ${count}` } })).id)
  await setTask(school, { chatbot_id, student_ids, opens_on: inDays(-9), due_on: inDays(-1), times: 1 })
  await openStudents(school, '/school')
  const behind = await region(/^Behind with homework/)
  await userEvent.click(behind.getByRole('link', { name: /2 more/ }))
  await screen.findByText(/haven’t done homework that was due/)
  await screen.findByRole('link', { name: `Late ${student_ids.length}` })
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
  await screen.findByRole('link', { name: 'Ana' })
})

test('the list of those who are behind says when no one is, and leads to everyone', async () => {
  const { school } = await openClass(world)
  await openStudents(school, '/students?homework=behind&search=zzz')
  await screen.findByRole('heading', { name: 'No students found' })
  const [, below] = screen.getAllByRole('button', { name: 'Clear filters' })
  if (!below) throw new Error('The empty list has no button')
  await userEvent.click(below)
  await screen.findByRole('heading', { name: 'No one is behind with homework' })
  expect(screen.queryByText(/These students haven’t done homework/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
  await screen.findByRole('link', { name: 'Ana' })
})

test('a school that sets no homework reads nothing of it', async () => {
  const { school } = await openClass(world)
  await openStudents(school, '/school')
  await screen.findByText('Practised this week')
  expect(screen.queryByText('Homework due this week')).toBeNull()
})
