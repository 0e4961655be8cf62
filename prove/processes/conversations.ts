import { setTimeout as pause } from 'node:timers/promises'
import { giveChatbot } from '#server/test/practice-world.ts'
import { type Api } from '#server/test/world.ts'
import { apiAt, openSchool } from './callers.ts'

export interface PractisingStudent {
  api: Api
  conversation_id: string
}

export interface ConversationStats {
  answers: number
  repeats: number
  /** Messages that don't exist once with one reply. */
  lost: number
}

export async function openConversation(address: string): Promise<PractisingStudent> {
  const school = await openSchool(address)
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  // Replies to beginners are checked whole before they are shown.
  const chatbot_id = await giveChatbot(school, { student_ids: [id] }, 'Café Sol', 'B1')
  const { url } = await school.api.links.get({ params: { id } })
  const token = new URL(url).hash.slice(1)
  const { practiceToken } = await apiAt(address).practice.open({ body: { token } })
  const api = apiAt(address, practiceToken)
  return { api, conversation_id: (await api.practice.start({ body: { chatbot_id } })).id }
}

export async function keepTalking(
  student: PractisingStudent,
  isOver: () => boolean,
  stats: ConversationStats,
): Promise<void> {
  const texts: string[] = []
  while (!isOver()) {
    const text = `Digo la frase ${texts.length + 1}`
    texts.push(text)
    stats.repeats += await sendUntilAnswered(student, text)
    stats.answers += 1
  }
  const { messages } = await student.api.practice.get({ params: { id: student.conversation_id } })
  const seen = messages.slice(1).map(({ from, text }) => (from === 'student' ? text : from))
  const expected = texts.flatMap((text) => [text, 'partner'])
  if (seen.join('\n') !== expected.join('\n')) stats.lost += 1
}

const isAnswered = ({ api, conversation_id: id }: PractisingStudent, text: string, idempotencyKey: string) =>
  api.practice
    .say({ params: { id }, body: { text } }, { idempotencyKey })
    .then(async (events) => (await Array.fromAsync(events)).some(({ event }) => event === 'done'))

export async function sendUntilAnswered(student: PractisingStudent, text: string): Promise<number> {
  const key = crypto.randomUUID()
  for (let repeats = 0; repeats < 30; repeats += 1) {
    if (await isAnswered(student, text, key).catch(() => false)) return repeats
    await pause(1000)
  }
  throw new Error('A message was not answered in 30 tries')
}
