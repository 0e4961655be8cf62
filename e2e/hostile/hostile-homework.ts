import type { Fill } from './hostile-calls.ts'
import { hostile } from './hostile-text.ts'

/** Homework for a class and for a student, with markup as its note. */
export async function setHomework(
  fill: Fill,
  {
    chatbot_id,
    avatar_id,
    class_id,
    student_id,
  }: Record<'chatbot_id' | 'avatar_id' | 'class_id' | 'student_id', string>,
) {
  const today = new Date().toISOString().slice(0, 10)
  const days = { opens_on: today, due_on: today }
  const note = () => hostile(500)
  await fill('tasks.add', { body: { chatbot_id, class_ids: [class_id], ...days, times: 1, note: note() } })
  const set = await fill('tasks.add', {
    body: { avatar_id, student_ids: [student_id], ...days, words: 1, note: note() },
  })
  const [task] = Object(set).items
  await fill('tasks.edit', { params: { id: task.id }, body: { ...days, minutes: 5, version: task.version } })
}
