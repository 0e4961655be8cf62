import type { TaskGoals } from '#contract/teaching/task.ts'
import type { Api } from '#server/test/world.ts'
import type { Kind, Violation } from '../tally.ts'

export interface KnownTask {
  id: string
  note: string
  goals: TaskGoals
  opens_on: string
  due_on: string
  version: number
  isDeleted: boolean
  excused: Set<string>
}

export interface TaskLane {
  class_id: string
  pages: Map<string, Api>
  tasks: KnownTask[]
  pending: { note: string; change: 'add' | 'edit' } | null
  refused: Set<string>
}

/** A task as the school has it; `excused` are the students who are excused from it. */
interface FoundTask {
  note: string
  due_on: string
  version: number
  excused: Set<string>
}

/** Compares the table of the class with what was acknowledged and, in a full check, with the page of each student. */
export async function checkTasks(kind: Kind, api: Api, lane: TaskLane, isFull: boolean): Promise<Violation[]> {
  const there = await readTable(api, lane.class_id)
  const found = differences(kind, lane, there)
  if (isFull) for (const [student, page] of lane.pages) found.push(...(await comparePage(kind, page, student, there)))
  return found
}

async function readTable({ tasks }: Api, id: string): Promise<FoundTask[]> {
  const all: FoundTask[] = []
  for (let page = 1; ; page += 1) {
    const { tasks: items, students, total } = await tasks.table({ params: { id }, query: { page } })
    items.forEach(({ note, due_on, version }, place) => {
      const excused = students.filter(({ cells }) => cells[place]?.state === 'excused').map((student) => student.id)
      all.push({ note: note ?? '', due_on, version, excused: new Set(excused) })
    })
    if (all.length >= total || items.length === 0) return all
  }
}

function differences(kind: Kind, { tasks, pending, refused }: TaskLane, there: readonly FoundTask[]): Violation[] {
  const violations: Violation[] = []
  const byNote = Map.groupBy(there, ({ note }) => note)
  for (const [note, same] of byNote) {
    if (same.length > 1) violations.push({ kind, fault: 'twice', about: note })
    const isExpected = pending?.note === note || tasks.some((task) => task.note === note && !task.isDeleted)
    if (!isExpected || refused.has(note)) violations.push({ kind, fault: 'surplus', about: note })
  }
  for (const task of tasks.filter(({ note, isDeleted }) => note !== pending?.note && !isDeleted)) {
    const [one] = byNote.get(task.note) ?? []
    if (!one) violations.push({ kind, fault: 'missing', about: task.note })
    else violations.push(...compareTask(kind, task, one))
  }
  return violations
}

function compareTask(kind: Kind, task: KnownTask, { due_on, version, excused }: FoundTask): Violation[] {
  const about = (text: string) => `${task.note}: ${text}`
  if (version > task.version) return [{ kind, fault: 'twice', about: about(`version ${version}, not ${task.version}`) }]
  if (version < task.version || due_on !== task.due_on)
    return [{ kind, fault: 'missing', about: about(`due on ${due_on}, not ${task.due_on}`) }]
  const isSame = excused.size === task.excused.size && excused.isSubsetOf(task.excused)
  return isSame ? [] : [{ kind, fault: 'missing', about: about('other students are excused') }]
}

/** The page shows a student the tasks of the class, with their days, but those that the student is excused from. */
async function comparePage(
  kind: Kind,
  { practice }: Api,
  student: string,
  there: readonly FoundTask[],
): Promise<Violation[]> {
  const { tasks } = await practice.home()
  const line = (note: string | null, due_on: string) => `${note ?? ''} due on ${due_on}`
  const shown = tasks.map(({ note, due_on }) => line(note, due_on)).toSorted()
  const asked = there.filter(({ excused }) => !excused.has(student))
  const expected = asked.map(({ note, due_on }) => line(note, due_on)).toSorted()
  if (shown.join('\n') === expected.join('\n')) return []
  return [{ kind, fault: 'false answer', about: `the page of ${student} shows ${shown.length} of ${expected.length}` }]
}
