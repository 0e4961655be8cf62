import { beforeAll, expect, test } from 'vitest'
import { addPastConversation, setTimeZone } from '#server/test/past-conversations.ts'
import { inDays, noonOf, now, openClass, setTask, statesOf } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('each goal must be reached, by what was said since it opened', async () => {
  const { school, class_id, ana, bo, chatbot_id } = await openClass(world)
  const goals = { times: 2, turns: 8, minutes: 5, steps: 2, words: 1 }
  const task = await setTask(school, { chatbot_id, class_ids: [class_id], opens_on: inDays(-3), ...goals })
  const practise = (student_id: string, days: number, steps_done: number) =>
    addPastConversation(world, school, { student_id, chatbot_id, at: noonOf(days), measures: { steps_done } })
  await practise(ana, -4, 2)
  expect(await statesOf(school, task.id)).toEqual(['Ana to_do', 'Bo to_do'])
  await practise(ana, -2, 1)
  await practise(ana, -1, 1)
  await practise(bo, -2, 1)
  const last = await practise(bo, -1, 2)
  expect(await statesOf(school, task.id)).toEqual(['Ana begun', 'Bo done'])
  const { students } = await school.api.tasks.get({ params: { id: task.id } })
  expect(students[1]).toMatchObject({
    conversation_id: last,
    progress: { times: 2, turns: 8, minutes: 6, steps: 2, words: 1 },
  })
})

test('a running conversation is begun and not finished, and one in which nothing was said is nothing', async () => {
  const { school, class_id, ana, bo, chatbot_id } = await openClass(world)
  const task = await setTask(school, { chatbot_id, class_ids: [class_id], times: 1 })
  const at = now()
  const running = await addPastConversation(world, school, { student_id: ana, chatbot_id, at })
  await world.pool.query(`update conversations set state = 'running' where id = $1`, [running])
  await addPastConversation(world, school, { student_id: bo, chatbot_id, at, measures: { turns: 0 } })
  expect(await statesOf(school, task.id)).toEqual(['Ana begun', 'Bo to_do'])
})

test('what was practised before homework was set does not count, though it opens on that day', async () => {
  const { school, class_id, ana, bo, chatbot_id } = await openClass(world)
  await addPastConversation(world, school, { student_id: ana, chatbot_id, at: now() })
  const task = await setTask(school, { chatbot_id, class_ids: [class_id], times: 1 })
  await addPastConversation(world, school, { student_id: bo, chatbot_id, at: now() })
  expect(await statesOf(school, task.id)).toEqual(['Ana to_do', 'Bo done'])
})

test('the due day ends at midnight in the school; begun before, homework is in time', async () => {
  const { school, class_id, ana, bo, chatbot_id } = await openClass(world)
  await setTimeZone(school, 'America/Mexico_City')
  const due_on = inDays(-3)
  const task = await setTask(school, { chatbot_id, class_ids: [class_id], opens_on: inDays(-9), due_on, times: 1 })
  expect(await statesOf(school, task.id)).toEqual(['Ana late', 'Bo late'])
  const practise = (student_id: string, at: string) =>
    addPastConversation(world, school, { student_id, chatbot_id, at })
  await practise(ana, `${inDays(-2)}T05:59:00Z`)
  await practise(bo, `${inDays(-2)}T06:30:00Z`)
  expect(await statesOf(school, task.id)).toEqual(['Ana done', 'Bo done late'])
  await world.pool.query(`update conversations set last_message_at = now() where student_id = $1`, [ana])
  expect(await statesOf(school, task.id)).toEqual(['Ana done', 'Bo done late'])
})

test('students are excused, get more days, and both are undone', async () => {
  const { school, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const body = { chatbot_id, class_ids: [class_id], opens_on: inDays(-9), due_on: inDays(-1), times: 1 }
  const { id } = await setTask(school, body)
  const except = (student_ids: string[], excused: boolean, due_on: string | null) =>
    api.tasks.except({ params: { id }, body: { student_ids, excused, due_on } })
  await except([ana], true, null)
  await except([bo], false, inDays(2))
  expect(await statesOf(school, id)).toEqual(['Ana excused', 'Bo to_do'])
  const { students } = await except([ana, bo], false, null)
  expect(students.map(({ state, is_extended, due_on }) => [state, is_extended, due_on])).toEqual([
    ['late', false, inDays(-1)],
    ['late', false, inDays(-1)],
  ])
  const other = await openClass(world)
  await expect(except([ana, other.ana], true, null)).rejects.toMatchObject({ code: 'not_found' })
  expect(await statesOf(school, id)).toEqual(['Ana late', 'Bo late'])
})

test('a student sees what is open, late for two weeks, done until it is due, and never what they are excused from', async () => {
  const { school, class_id, ana, chatbot_id, api } = await openClass(world)
  const set = (opens: number, due: number, note: string) =>
    setTask(school, { chatbot_id, class_ids: [class_id], opens_on: inDays(opens), due_on: inDays(due), turns: 4, note })
  await set(-40, -15, 'Long ago')
  await set(-30, -14, 'Late')
  await set(1, 4, 'Not yet')
  await set(0, 4, 'Done')
  const { id } = await set(-12, 2, 'Excused')
  await api.tasks.except({ params: { id }, body: { student_ids: [ana], excused: true, due_on: null } })
  await addPastConversation(world, school, { student_id: ana, chatbot_id, at: now() })
  const { tasks } = await (await world.openPracticeSession(school, ana)).api.practice.home()
  expect(tasks.map(({ note, state }) => [note, state])).toEqual([
    ['Late', 'done'],
    ['Done', 'done'],
  ])
})

test('home says what is due this week and who is behind', async () => {
  const { school, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const body = { chatbot_id, class_ids: [class_id], opens_on: inDays(-20), times: 1 }
  await setTask(school, { ...body, due_on: inDays(-1) })
  await setTask(school, { ...body, due_on: inDays(-14) })
  await setTask(school, { ...body, due_on: inDays(-15) })
  const due = await setTask(school, { ...body, due_on: inDays(6) })
  await setTask(school, { ...body, due_on: inDays(7) })
  await addPastConversation(world, school, { student_id: bo, chatbot_id, at: noonOf(-15) })
  const { homework } = await api.home.get()
  expect(homework.due).toMatchObject({ total: 1, items: [{ id: due.id, counts: { done: 1, to_do: 1 } }] })
  expect(homework.behind).toEqual({ total: 1, items: [{ id: ana, name: 'Ana', late: 2 }] })
  const behind = { query: { homework: 'behind' } } as const
  expect(await api.students.list(behind)).toMatchObject({ total: 1, items: [{ id: ana }] })
  const teacher = await world.addMember(school, 'teacher', [])
  expect((await teacher.api.students.list(behind)).total).toBe(0)
  expect((await teacher.api.home.get()).homework).toEqual({
    due: { total: 0, items: [] },
    behind: { total: 0, items: [] },
  })
})
