import { addDays } from '#server/reports/report-days.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import type { School, World } from '#server/test/world.ts'

export const today: string = new Date().toISOString().slice(0, 10)
export const inDays = (days: number): string => addDays(today, days)
/** Homework that is set today counts what is practised from then on. */
export const now = (): string => new Date().toISOString()
export const noonOf = (days: number): string => `${inDays(days)}T12:00:00Z`

/** A class with two students of long ago, and a chatbot that is not assigned. */
export async function openClass(world: World) {
  const school = await world.signUp({ tier: 'pro' })
  const { api } = school
  const { id: class_id } = await api.classes.add({ body: { name: 'Monday' } })
  const add = async (first_name: string) => (await api.students.add({ body: { first_name, class_ids: [class_id] } })).id
  const [ana, bo] = [await add('Ana'), await add('Bo')]
  await world.pool.query(`update class_members set joined_at = now() - interval '60 days' where class_id = $1`, [
    class_id,
  ])
  return { school, api, class_id, ana, bo, chatbot_id: await giveChatbot(school, {}) }
}

export type ChatbotTask = Extract<Parameters<School['api']['tasks']['add']>[0]['body'], { chatbot_id: string }>

export async function setTask({ api }: School, body: Omit<ChatbotTask, 'due_on'> & { due_on?: string }) {
  const { items } = await api.tasks.add({ body: { due_on: inDays(7), ...body } })
  const [task] = items
  if (!task) throw new Error('No task was set')
  return task
}

export const statesOf = async ({ api }: School, id: string): Promise<string[]> =>
  (await api.tasks.get({ params: { id } })).students.map(({ student, state, is_late }) =>
    [student.name, state, is_late ? 'late' : ''].join(' ').trim(),
  )
