import { setTimeout as pause } from 'node:timers/promises'
import { giveChatbot } from '#server/test/practice-world.ts'
import { type Api } from '#server/test/world.ts'
import { apiAt, openSchool } from './callers.ts'

/** A student in a conversation. */
export interface Talker {
  api: Api
  conversation_id: string
}

/** How conversations went. */
export interface Talked {
  answers: number
  /** Messages that were sent again because their answer broke off. */
  repeats: number
  /** Messages that are not in their conversation once, with one answer. */
  lost: number
}

/** A student of a new school, who has begun to talk. */
export async function openTalk(address: string): Promise<Talker> {
  const school = await openSchool(address)
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  const chatbot_id = await giveChatbot(school, { student_ids: [id] })
  const { url } = await school.api.links.get({ params: { id } })
  const token = new URL(url).hash.slice(1)
  const { practiceToken } = await apiAt(address).practice.open({ body: { token } })
  const api = apiAt(address, practiceToken)
  return { api, conversation_id: (await api.practice.start({ body: { chatbot_id } })).id }
}

/** Says one thing after the other, each until it is answered, as the student's page does; then reads it all. */
export async function converse(talker: Talker, isOver: () => boolean, talked: Talked): Promise<void> {
  const said: string[] = []
  while (!isOver()) {
    const text = `Digo la frase ${said.length + 1}`
    said.push(text)
    talked.repeats += await sayUntilAnswered(talker, text)
    talked.answers += 1
  }
  const { messages } = await talker.api.practice.get({ params: { id: talker.conversation_id } })
  const seen = messages.slice(1).map(({ from, text }) => (from === 'student' ? text : from))
  const wanted = said.flatMap((text) => [text, 'partner'])
  if (seen.join('\n') !== wanted.join('\n')) talked.lost += 1
}

const isAnswered = ({ api, conversation_id: id }: Talker, text: string, idempotencyKey: string) =>
  api.practice
    .say({ params: { id }, body: { text } }, { idempotencyKey })
    .then(async (events) => (await Array.fromAsync(events)).some(({ event }) => event === 'done'))

/** Gives how often it had to be said again. */
export async function sayUntilAnswered(talker: Talker, text: string): Promise<number> {
  const key = crypto.randomUUID()
  for (let repeats = 0; repeats < 30; repeats += 1) {
    if (await isAnswered(talker, text, key).catch(() => false)) return repeats
    await pause(1000)
  }
  throw new Error('A message was not answered in 30 tries')
}
