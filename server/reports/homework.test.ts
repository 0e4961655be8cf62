import { beforeAll, expect, test } from 'vitest'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { inDays, noonOf, openClass, setTask } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const days = { from: inDays(-10), to: inDays(0) }

test('a report counts the homework that was due: set, done, in time; who is excused is left out', async () => {
  const { school, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const given = { chatbot_id, times: 1, opens_on: inDays(-30) }
  await setTask(school, { ...given, class_ids: [class_id], due_on: inDays(-8) })
  const { id } = await setTask(school, { ...given, class_ids: [class_id], due_on: inDays(-4) })
  await setTask(school, { ...given, student_ids: [ana], due_on: inDays(-2) })
  await setTask(school, { ...given, class_ids: [class_id], due_on: inDays(-20) })
  await setTask(school, { ...given, class_ids: [class_id], due_on: inDays(1) })
  await api.tasks.except({ params: { id }, body: { student_ids: [bo], excused: true, due_on: null } })
  await addPastConversation(world, school, { student_id: ana, chatbot_id, at: noonOf(-6) })
  const homeworkOf = async (query: object) => (await api.reports.get({ query: { ...days, ...query } })).homework
  expect(await homeworkOf({ class_id })).toEqual({ set: 3, done: 2, in_time: 1 })
  expect(await homeworkOf({ student_id: ana })).toEqual({ set: 3, done: 3, in_time: 2 })
  expect(await homeworkOf({ student_id: bo })).toEqual({ set: 1, done: 0, in_time: 0 })
  expect(await homeworkOf({ chatbot_id })).toBeNull()
  expect(await homeworkOf({})).toBeNull()
})

test('homework that a student may hand in later counts on the later day', async () => {
  const { school, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const due_on = inDays(-20)
  const { id } = await setTask(school, { chatbot_id, class_ids: [class_id], times: 1, opens_on: inDays(-30), due_on })
  await api.tasks.except({ params: { id }, body: { student_ids: [bo], excused: false, due_on: inDays(-3) } })
  const setOf = async (student_id: string) => (await api.reports.get({ query: { ...days, student_id } })).homework?.set
  expect([await setOf(ana), await setOf(bo)]).toEqual([0, 1])
})

test('a teacher reads the homework of their own students only', async () => {
  const { school, api, class_id, ana, chatbot_id } = await openClass(world)
  const { id: tuesday } = await api.classes.add({ body: { name: 'Tuesday' } })
  const { id: cy } = await api.students.add({ body: { first_name: 'Cy', class_ids: [tuesday] } })
  const teacher = await world.addMember(school, 'teacher', [class_id])
  const given = { chatbot_id, times: 1, due_on: inDays(0) }
  await setTask(school, { ...given, student_ids: [ana, cy] })
  await setTask(school, { ...given, class_ids: [class_id, tuesday] })
  const report = (query: object) => teacher.api.reports.get({ query: { ...days, ...query } })
  expect((await report({ student_id: ana })).homework).toMatchObject({ set: 2 })
  expect((await report({ class_id })).homework).toMatchObject({ set: 2 })
  await expect(report({ class_id: tuesday })).rejects.toMatchObject({ code: 'not_found' })
})

test('the spreadsheet of a class has its homework', async () => {
  const { school, api, class_id, chatbot_id } = await openClass(world)
  await setTask(school, { chatbot_id, class_ids: [class_id], times: 1, due_on: inDays(0) })
  const file = await api.reports.export({ query: { ...days, class_id, format: 'csv' } })
  const [head = '', totals = ''] = (await file.text()).split('\r\n')
  const at = head.split(',').indexOf('Homework set')
  expect(head.split(',').slice(at, at + 3)).toEqual(['Homework set', 'Homework done', 'Homework done in time'])
  expect(totals.split(',').slice(at, at + 3)).toEqual(['2', '0', '0'])
})
