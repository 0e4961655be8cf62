import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { inDays, now } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { press, visit } from '../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

type Body = Extract<Parameters<PracticeStudent['school']['api']['tasks']['add']>[0]['body'], { chatbot_id: string }>
const ask = ({ school, student_id, chatbot_id }: PracticeStudent, body: Omit<Body, 'chatbot_id'>) =>
  school.api.tasks.add({ body: { chatbot_id, student_ids: [student_id], ...body } })

const homework = async () => within(await screen.findByRole('region', { name: 'Homework' }))

test('the page begins with what is due, in words, and starts it; its partner is not listed again', async () => {
  const student = await openPracticeStudent(world)
  await ask(student, { due_on: inDays(1), times: 2, minutes: 10, note: 'Order for two.' })
  await visit(world, student)
  const section = await homework()
  for (const text of ['By tomorrow', 'Conversations: 0 of 2', 'Minutes: 0 of 10', 'Order for two.'])
    section.getByText(text)
  expect(section.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/^webcal:/)
  expect(screen.getAllByRole('heading', { name: 'Café Sol' })).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'More practice' })).toBeNull()
  await press('Start with Café Sol')
  await screen.findByRole('dialog', { name: 'Before you start' })
})

test('late homework is told kindly, with its day', async () => {
  const student = await openPracticeStudent(world)
  await ask(student, { opens_on: inDays(-20), due_on: inDays(-9), times: 1 })
  await visit(world, student)
  ;(await homework()).getByText(/^Was due \w{3},? .+ · still open$/)
})

test('done is said once, and rests until the day', async () => {
  const student = await openPracticeStudent(world)
  const { school, student_id, chatbot_id } = student
  await ask(student, { due_on: inDays(3), times: 1 })
  await addPastConversation(world, school, { student_id, chatbot_id, at: now() })
  await visit(world, student)
  const section = await homework()
  section.getByText('Done. Well done.')
  section.getByText('Done')
  section.getByText('Conversations: 1 of 1')
})

test('students of one class who share a device are each told that they are done, once', async () => {
  const ana = await openPracticeStudent(world, { first_name: 'Ana' })
  const { school, chatbot_id } = ana
  const { id: bo } = await school.api.students.add({ body: { first_name: 'Bo' } })
  await school.api.tasks.add({
    body: { chatbot_id, student_ids: [ana.student_id, bo], due_on: inDays(3), times: 1 },
  })
  for (const student_id of [ana.student_id, bo])
    await addPastConversation(world, school, { student_id, chatbot_id, at: now() })
  const device: Record<string, string> = {}
  const told = async (student: PracticeStudent) => {
    await visit(world, student, { stored: device })
    const isTold = (await homework()).queryByText('Done. Well done.') !== null
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage))
        if (name.startsWith('homework-done')) device[name] = storage.getItem(name) ?? ''
    cleanup()
    return isTold
  }
  const second = { ...(await world.openPracticeSession(school, bo)), school, student_id: bo, chatbot_id }
  expect([await told(ana), await told(second), await told(ana), await told(second)]).toEqual([true, true, false, false])
})

test('the end of a conversation says what it did for the homework', async () => {
  const student = await openPracticeStudent(world)
  await ask(student, { due_on: inDays(3), times: 2 })
  const id = await begin(student)
  await say(student, id, 'Un café, por favor.')
  await student.api.practice.finish({ params: { id } })
  await visit(world, student, { at: id })
  ;(await homework()).getByText('Conversations: 1 of 2')
})
