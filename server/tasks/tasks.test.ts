import { beforeAll, expect, test } from 'vitest'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { cafe, giveAvatar } from '#server/test/practice-world.ts'
import {
  type ChatbotTask,
  inDays,
  noonOf,
  openClass,
  setTask,
  statesOf,
  today,
} from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('a task for a class assigns the chatbot, and shows each student to do', async () => {
  const { school, api, class_id, ana, chatbot_id } = await openClass(world)
  const task = await setTask(school, { chatbot_id, class_ids: [class_id], times: 2, note: 'Order twice.' })
  expect(task).toMatchObject({
    class: { id: class_id, name: 'Monday' },
    chatbot: { id: chatbot_id, name: cafe.name, language: 'es' },
    avatar: null,
    goals: { times: 2, turns: null, minutes: null, steps: null, words: null },
    opens_on: today,
    due_on: inDays(7),
    author: school.signedIn.user.email,
    can_edit: true,
    counts: { students: 2, to_do: 2, begun: 0, done: 0, late: 0, excused: 0 },
  })
  expect(await statesOf(school, task.id)).toEqual(['Ana to_do', 'Bo to_do'])
  const { items } = await api.assignments.list({ query: { chatbot_id } })
  expect(items.map((one) => one.class?.name)).toEqual(['Monday'])
  const student = await world.openPracticeSession(school, ana)
  const home = await student.api.practice.home()
  expect(home).toMatchObject({ today, tasks: [{ id: task.id, chatbot_id, note: 'Order twice.', state: 'to_do' }] })
})

test('the class’s table has a row for each student and a column for each task, the latest due first', async () => {
  const { school, api, class_id, ana, chatbot_id } = await openClass(world)
  const opens_on = inDays(-20)
  const old = await setTask(school, { chatbot_id, class_ids: [class_id], opens_on, due_on: inDays(-10), times: 1 })
  await addPastConversation(world, school, { student_id: ana, chatbot_id, at: noonOf(-12) })
  const next = await setTask(school, { chatbot_id, class_ids: [class_id], turns: 20 })
  await api.students.add({ body: { first_name: 'Cy', class_ids: [class_id] } })
  const table = await api.tasks.table({ params: { id: class_id } })
  expect(table.tasks.map(({ id }) => id)).toEqual([next.id, old.id])
  expect(table.students.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.state)])).toEqual([
    ['Ana', 'to_do', 'done'],
    ['Bo', 'to_do', 'late'],
    ['Cy', 'to_do', undefined],
  ])
  const { items, total } = await api.tasks.ofStudent({ params: { id: ana } })
  expect([total, items.map(({ task, state }) => [task.id, state])]).toEqual([
    2,
    [
      [next.id, 'to_do'],
      [old.id, 'done'],
    ],
  ])
  const found = async (query: object) => (await api.tasks.list({ query })).items.map(({ id }) => id)
  expect(await found({ open: 'true' })).toEqual([next.id])
  expect(await found({ open: 'false', class_id })).toEqual([old.id])
  expect(await found({ chatbot_id })).toEqual([next.id, old.id])
})

test('a task for students is theirs alone; a bulk sets one for each class and one for the students', async () => {
  const { school, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const { id: tuesday } = await api.classes.add({ body: { name: 'Tuesday' } })
  const avatar_id = await giveAvatar(school, {}, { chatbot_id })
  const { items } = await api.tasks.add({
    body: {
      avatar_id,
      class_ids: [tuesday, tuesday],
      student_ids: [bo, bo.toUpperCase()],
      due_on: inDays(1),
      words: 1,
    },
  })
  expect(items.map((task) => [task.class?.name ?? null, task.counts.students])).toEqual([
    ['Tuesday', 0],
    [null, 1],
  ])
  expect((await api.tasks.ofStudent({ params: { id: ana } })).total).toBe(0)
  const { tasks } = await (await world.openPracticeSession(school, bo)).api.practice.home()
  expect(tasks).toMatchObject([{ avatar_id, goals: { words: 1 } }])
  expect((await api.tasks.table({ params: { id: class_id } })).tasks).toEqual([])
})

test('days that make no sense are refused with their field, and a partner that is not published is not there', async () => {
  const { school, api, class_id, chatbot_id } = await openClass(world)
  const refused = (body: Partial<ChatbotTask>) =>
    expect(setTask(school, { chatbot_id, class_ids: [class_id], times: 1, ...body })).rejects
  await refused({ opens_on: '0000-01-01' }).toMatchObject({ code: 'invalid_input' })
  await refused({ opens_on: inDays(9) }).toMatchObject({ details: { issues: [{ path: 'due_on' }] } })
  await refused({ due_on: inDays(400) }).toMatchObject({ details: { issues: [{ path: 'due_on' }] } })
  for (const body of [
    { times: null },
    { class_ids: [] },
    { avatar_id: chatbot_id } as object,
    { times: 0 },
    { due_on: '2026-02-30' },
  ])
    await refused(body).toMatchObject({ code: 'invalid_input' })
  await api.chatbots.archive({ params: { id: chatbot_id } })
  await refused({}).toMatchObject({ code: 'not_found' })
})

test('a deleted task takes its assignment along, and both are restored', async () => {
  const { school, api, class_id, chatbot_id, ana } = await openClass(world)
  const task = { chatbot_id, class_ids: [class_id], times: 1 }
  const first = await setTask(school, task)
  const second = await setTask(school, task)
  const isAssigned = async () => (await api.assignments.list({ query: { class_id } })).items.length > 0
  await api.tasks.remove({ params: { id: first.id } })
  expect(await isAssigned()).toBe(true)
  await api.tasks.remove({ params: { id: second.id } })
  expect(await isAssigned()).toBe(false)
  const student = await world.openPracticeSession(school, ana)
  expect(await student.api.practice.home()).toMatchObject({ tasks: [], partners: [] })
  await expect(api.tasks.get({ params: { id: first.id } })).rejects.toMatchObject({ code: 'not_found' })
  await api.tasks.restore({ params: { id: first.id } })
  expect([await isAssigned(), (await student.api.practice.home()).tasks.length]).toEqual([true, 1])
  await expect(api.tasks.restore({ params: { id: first.id } })).rejects.toMatchObject({ code: 'not_found' })
  await world.pool.query(`update tasks set deleted_at = now() - interval '25 hours' where id = $1`, [second.id])
  await expect(api.tasks.restore({ params: { id: second.id } })).rejects.toMatchObject({ code: 'not_found' })
  await api.assignments.set({ body: { chatbot_ids: [chatbot_id], class_ids: [class_id], on: true } })
  await api.tasks.remove({ params: { id: first.id } })
  expect(await isAssigned()).toBe(true)
  const { items } = await api.audit.list({ query: { group: 'practice' } })
  expect(items.slice(0, 3).map(({ action }) => action)).toEqual(['task_deleted', 'task_restored', 'task_deleted'])
})

test('a change needs the version that was read', async () => {
  const { school, api, class_id, chatbot_id } = await openClass(world)
  const { id, version, opens_on, due_on } = await setTask(school, { chatbot_id, class_ids: [class_id], times: 1 })
  const edit = () => api.tasks.edit({ params: { id }, body: { opens_on, due_on, turns: 12, note: 'More', version } })
  expect(await edit()).toMatchObject({ goals: { times: null, turns: 12 }, note: 'More', version: version + 1 })
  await expect(edit()).rejects.toMatchObject({ code: 'edited_elsewhere' })
})

test('a teacher sets homework for their own classes, and changes none that reaches other students', async () => {
  const { school, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const { id: tuesday } = await api.classes.add({ body: { name: 'Tuesday' } })
  const { id: cy } = await api.students.add({ body: { first_name: 'Cy', class_ids: [tuesday] } })
  const teacher = await world.addMember(school, 'teacher', [class_id])
  const own = await setTask(teacher, { chatbot_id, class_ids: [class_id], times: 1 })
  const gone = { code: 'not_found' }
  await expect(setTask(teacher, { chatbot_id, class_ids: [tuesday], times: 1 })).rejects.toMatchObject(gone)
  await expect(setTask(teacher, { chatbot_id, student_ids: [ana, cy], times: 1 })).rejects.toMatchObject(gone)
  const theirs = await setTask(school, { chatbot_id, class_ids: [tuesday], times: 1 })
  const mixed = await setTask(school, { chatbot_id, student_ids: [ana, cy], times: 1 })
  await expect(teacher.api.tasks.get({ params: { id: theirs.id } })).rejects.toMatchObject(gone)
  await expect(teacher.api.tasks.remove({ params: { id: theirs.id } })).rejects.toMatchObject(gone)
  const { items } = await teacher.api.tasks.list()
  expect(items.map(({ id, can_edit, counts }) => [id, can_edit, counts.students])).toEqual([
    [mixed.id, false, 1],
    [own.id, true, 2],
  ])
  expect(await statesOf(teacher, mixed.id)).toEqual(['Ana to_do'])
  await expect(teacher.api.tasks.remove({ params: { id: mixed.id } })).rejects.toMatchObject({ code: 'forbidden' })
  const except = (id: string) =>
    teacher.api.tasks.except({ params: { id: mixed.id }, body: { student_ids: [id], excused: true, due_on: null } })
  await expect(except(cy)).rejects.toMatchObject(gone)
  await except(ana)
  expect((await api.tasks.get({ params: { id: mixed.id } })).task.counts).toMatchObject({ excused: 1, to_do: 1 })
  expect((await teacher.api.tasks.ofStudent({ params: { id: bo } })).total).toBe(1)
})
