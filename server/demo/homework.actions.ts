import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { listClasses } from '#server/classes/classes.queries.ts'
import type { IdOf } from '#server/demo/partners.actions.ts'
import type { ChatbotKey } from '#server/demo/partners.ts'
import type { ClassName } from '#server/demo/people.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { addDays } from '#server/reports/report-days.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import { addTasks, exceptStudents, getTask } from '#server/tasks/tasks.actions.ts'

type Tx = Transaction<Tables>

interface DemoTask {
  class: ClassName
  chatbot: ChatbotKey
  /** Days from today. */
  opens: number
  due: number
  goals: { times?: number; turns?: number; minutes?: number }
  note?: string
}

const demoTasks: readonly DemoTask[] = [
  { class: 'A2 mañanas', chatbot: 'cafeteria', opens: -24, due: -5, goals: { times: 1 } },
  {
    class: 'A2 mañanas',
    chatbot: 'consulta',
    opens: -8,
    due: 2,
    goals: { turns: 8 },
    note: 'Intenta usar el pasado al menos una vez.',
  },
  { class: 'A2 Monday', chatbot: 'cafe', opens: -20, due: -3, goals: { times: 1 } },
  { class: 'A2 Monday', chatbot: 'neighbour', opens: -6, due: 3, goals: { minutes: 10 } },
]

export async function setHomework(tx: Tx, account: Account, idOf: IdOf): Promise<void> {
  const classes = await listClasses(tx, account.reach, 'active')
  const { today } = await findSchoolDay(tx, account.school_id, new Date().toISOString())
  const goals = { times: null, turns: null, minutes: null, steps: null, words: null }
  for (const { class: name, chatbot, opens, due, note = null, ...task } of demoTasks) {
    const { items } = await addTasks(tx, account, {
      chatbot_id: idOf(chatbot),
      class_ids: classes.filter((one) => one.name === name).map(({ id }) => id),
      student_ids: [],
      opens_on: addDays(today, opens),
      due_on: addDays(today, due),
      note,
      ...goals,
      ...task.goals,
    })
    for (const { id } of items) await excuseOne(tx, account, id)
  }
}

async function excuseOne(tx: Tx, account: Account, id: string): Promise<void> {
  const late = (await getTask(tx, account.reach, id)).students.filter(({ state }) => state === 'late')
  const [, excused] = late
  if (!excused) return
  await exceptStudents(tx, account, id, { student_ids: [excused.student.id], excused: true, due_on: null })
}
