import { randomUUID } from 'node:crypto'
import { addDays } from '#server/reports/report-days.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import type { Api } from '#server/test/world.ts'
import { changeOnce, pick, twiceAtOnce } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import type { OpenWriters } from '../load.ts'
import { addStudents, enter, openSchool } from '../school.ts'
import { checkTasks, type KnownTask, type TaskLane } from './task-check.ts'

const lanes = 2
const studentsPerLane = 3
const most = 8
const dueIn = 3

/** Each writer has a class: it sets homework, extends it, excuses students from it, deletes and restores it. */
export const openTaskWriters: OpenWriters = async ({ caller, peer, random }) => {
  const school = await openSchool(caller, 'pro', peer)
  const { api } = school
  const own: TaskLane[] = []
  for (let place = 0; place < lanes; place += 1) {
    const { id: class_id } = await caller.retry(() => api.classes.add({ body: { name: `Class ${place}` } }))
    const names = Array.from({ length: studentsPerLane }, (_, one) => `Tia${place}-${one}`)
    const ids = await addStudents(caller, school, names, [class_id])
    const pages: TaskLane['pages'] = new Map()
    for (const id of ids) pages.set(id, await enter(caller, api, id))
    own.push({ class_id, pages, tasks: [], pending: null, refused: new Set() })
  }
  const chatbot_id = await giveChatbot(school, { class_ids: own.map(({ class_id }) => class_id) })
  return {
    steps: own.map((lane, place) => changingTasks({ caller, api, lane, chatbot_id, random, prefix: `Task${place}` })),
    check: async (isFull) => (await Promise.all(own.map((lane) => checkTasks(caller.kind, api, lane, isFull)))).flat(),
  }
}

interface Work {
  caller: Caller
  api: Api
  lane: TaskLane
  chatbot_id: string
  random: () => number
  prefix: string
}

function changingTasks(work: Work): () => Promise<void> {
  let count = 0
  return async () => {
    const { lane, random } = work
    const there = lane.tasks.filter(({ isDeleted }) => !isDeleted)
    const task = pick(there, random)
    const deleted = pick(lane.tasks.filter(({ isDeleted }) => isDeleted).slice(-most), random)
    const draw = random()
    if (draw < 0.1) await setWrongly(work, `${work.prefix}-wrong-${count++}`)
    else if (!task || (draw < 0.35 && there.length < most)) await setOne(work, `${work.prefix}-${count++}`)
    else if (draw < 0.55) await extend(work, task)
    else if (draw < 0.75) await excuse(work, task)
    else if (draw < 0.85 && deleted && there.length < most) await restore(work, deleted)
    else await remove(work, task)
  }
}

const today = () => new Date().toISOString().slice(0, 10)
const bodyOf = ({ lane, chatbot_id }: Work, note: string, due_on: string) => {
  return { chatbot_id, class_ids: [lane.class_id], due_on, times: 1, note }
}

async function setOne(work: Work, note: string): Promise<void> {
  const { caller, api, lane, random } = work
  const due_on = addDays(today(), dueIn)
  const idempotencyKey = randomUUID()
  const set = () => api.tasks.add({ body: bodyOf(work, note, due_on) }, { idempotencyKey })
  const isTwice = random() < 0.3
  lane.pending = { note, change: 'add' }
  const answers = await caller.callUntilAnswered(async () => (isTwice ? twiceAtOnce(set) : [await set()]))
  const tasks = typeof answers === 'string' ? [] : answers.flatMap(({ items }) => items)
  if (new Set(tasks.map(({ id }) => id)).size > 1) throw new Error('one key set two tasks')
  if (tasks[0]) lane.tasks.push({ ...tasks[0], note, isDeleted: false, excused: new Set() })
  lane.pending = null
}

async function setWrongly(work: Work, note: string): Promise<void> {
  const { caller, api, lane } = work
  lane.refused.add(note)
  const idempotencyKey = randomUUID()
  const body = { ...bodyOf(work, note, addDays(today(), -1)), opens_on: today() }
  const answer = await caller.callUntilAnswered(() => api.tasks.add({ body }, { idempotencyKey }), 'invalid_input')
  if (answer !== 'invalid_input') throw new Error('a task that is due before it opens was set')
}

async function extend({ caller, api, lane }: Work, task: KnownTask): Promise<void> {
  const { id, note, opens_on, goals, version } = task
  const due_on = addDays(task.due_on, 1)
  lane.pending = { note, change: 'edit' }
  const body = { ...goals, opens_on, due_on, note, version }
  await changeOnce(caller, 'edited_elsewhere', () => api.tasks.edit({ params: { id }, body }))
  Object.assign(task, { due_on, version: version + 1 })
  lane.pending = null
}

async function excuse({ caller, api, lane, random }: Work, task: KnownTask): Promise<void> {
  const student = pick([...lane.pages.keys()], random) ?? ''
  const excused = !task.excused.has(student)
  lane.pending = { note: task.note, change: 'edit' }
  const body = { student_ids: [student], excused, due_on: null }
  await caller.callUntilAnswered(() => api.tasks.except({ params: { id: task.id }, body }))
  if (excused) task.excused.add(student)
  else task.excused.delete(student)
  lane.pending = null
}

async function remove({ caller, api, lane }: Work, task: KnownTask): Promise<void> {
  lane.pending = { note: task.note, change: 'edit' }
  await changeOnce(caller, 'not_found', () => api.tasks.remove({ params: { id: task.id } }))
  Object.assign(task, { isDeleted: true, version: task.version + 1 })
  lane.pending = null
}

async function restore({ caller, api, lane }: Work, task: KnownTask): Promise<void> {
  lane.pending = { note: task.note, change: 'edit' }
  await changeOnce(caller, 'not_found', () => api.tasks.restore({ params: { id: task.id } }))
  Object.assign(task, { isDeleted: false, version: task.version + 1 })
  lane.pending = null
}
