import { giveChatbot } from '#server/test/practice-world.ts'
import { inDays, setTask } from '#server/test/worlds/task-world.ts'
import type { School, World } from '#server/test/world.ts'

type Fields = Partial<Parameters<School['api']['students']['add']>[0]['body']>

export async function openReminders(world: World, fields: Fields = {}) {
  const school = await world.signUp({ tier: 'pro', school_name: 'Escuela Sol' })
  const { id: class_id } = await school.api.classes.add({ body: { name: 'Monday' } })
  const chatbot_id = await giveChatbot(school, {})
  const email = `ana-${crypto.randomUUID()}@students.example`
  const add = async (body: Parameters<School['api']['students']['add']>[0]['body']) => {
    const { id } = await school.api.students.add({ body: { class_ids: [class_id], ...body } })
    await school.api.links.get({ params: { id } })
    return id
  }
  const ana = await add({ first_name: 'Ana', email, ...fields })
  const task = await setTask(school, {
    chatbot_id,
    class_ids: [class_id],
    due_on: inDays(4),
    times: 2,
    note: 'Order a coffee.',
  })
  const remind = (student_ids?: string[]) =>
    school.api.tasks.remind({ params: { id: task.id }, body: student_ids ? { student_ids } : {} })
  return { school, class_id, chatbot_id, email, add, ana, task, remind }
}

export const stopPathIn = (text: string): string => /\/reminders\/stop\/[\w-]{86}/.exec(text)?.[0] ?? ''

export const callPage = ({ app }: World, method: 'GET' | 'POST', url: string, payload?: string) =>
  app.inject({
    method,
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })
