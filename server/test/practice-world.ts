import type * as z from 'zod/mini'
import type { NewAvatar } from '#contract/teaching/avatars.ts'
import type { NewChatbot } from '#contract/teaching/chatbots.ts'
import type { CorrectionStyle } from '#contract/practice/corrections.ts'
import type { practice } from '#contract/practice/practice.ts'
import type { StreamEvent } from '#contract/endpoint.ts'
import type { Level } from '#contract/values/languages.ts'
import type { Partner } from '#server/services/partner.ts'
import { englishCafe } from '#server/test/cafes.ts'
import type { PracticeSession, School, World } from '#server/test/world.ts'

type PracticeEvent = StreamEvent<typeof practice.say.streams>

export const cafe = {
  name: 'Café Sol',
  language: 'es',
  level: 'A2',
  opening_message: 'Buenos días.',
  steps: [
    { says: '¿Qué desea tomar?', expects: ['café|té'], hint: 'Pide un café o un té.', example: 'Un café, por favor.' },
    { says: '¿Algo más?', expects: ['cuenta'], hint: 'Pide la cuenta.', example: 'La cuenta, por favor.' },
  ],
  vocabulary: [{ word: 'la cuenta', meaning: 'the bill' }],
  starters: ['Hola'],
} as const satisfies z.input<typeof NewChatbot>

export interface PracticeStudent extends PracticeSession {
  school: School
  student_id: string
  chatbot_id: string
}

type Student = Parameters<School['api']['students']['add']>[0]['body']

export async function openPracticeStudent(
  world: World,
  student: Student = { first_name: 'Ana' },
): Promise<PracticeStudent> {
  const school = await world.signUp({ tier: 'pro' })
  const { id: student_id } = await school.api.students.add({ body: student })
  const chatbot_id = await giveChatbot(school, { student_ids: [student_id] })
  return { ...(await world.openPracticeSession(school, student_id)), school, student_id, chatbot_id }
}

export async function openEnglishStudent(
  world: World,
  correction: CorrectionStyle,
  native_language: string | null = 'de',
): Promise<PracticeStudent> {
  const student = await openPracticeStudent(world, { first_name: 'Ana', native_language })
  const { api } = student.school
  const { id } = await api.chatbots.add({ body: { ...englishCafe, level: 'A2', correction } })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: [student.student_id], on: true } })
  return { ...student, chatbot_id: id }
}

export async function giveChatbot(
  { api }: School,
  to: { student_ids?: string[]; class_ids?: string[] },
  name: string = cafe.name,
  level: Level = cafe.level,
): Promise<string> {
  const { id } = await api.chatbots.add({
    body: { ...cafe, name, level, steps: [...cafe.steps], starters: [...cafe.starters] },
  })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], ...to, on: true } })
  return id
}

export async function giveAvatar(
  { api }: School,
  to: { student_ids?: string[]; class_ids?: string[] },
  { name = 'Lucía', ...more }: Partial<z.input<typeof NewAvatar>> & { chatbot_id: string },
): Promise<string> {
  const look = { style: 'lorelei', parts: {}, colors: { background: '#aabbcc' } } as const
  const { id } = await api.avatars.add({ body: { name, look, language: cafe.language, ...more } })
  await api.assignments.set({ body: { avatar_ids: [id], ...to, on: true } })
  return id
}

export const begin = async ({ api, chatbot_id }: PracticeStudent): Promise<string> =>
  (await api.practice.start({ body: { chatbot_id } })).id

export const answerByModel = ({ db }: World, id: string) =>
  db.updateTable('conversations').set({ engine: 'model' }).where('id', '=', id).execute()

export const say = async (
  { api }: Pick<PracticeSession, 'api'>,
  id: string,
  text: string,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<PracticeEvent[]> =>
  Array.fromAsync(await api.practice.say({ params: { id }, body: { text } }, { idempotencyKey }))

export function replyOf(events: readonly PracticeEvent[]) {
  const deltas = events.flatMap((one) => (one.event === 'delta' ? [one.data.text] : []))
  const done = events.find((one) => one.event === 'done')
  const failed = events.find((one) => one.event === 'failed')
  return { text: deltas.join('').trim(), done: done?.data, failed: failed?.data.code }
}

/** A partner that sends each word when the test calls `next`. */
export function slowPartner(words: readonly string[]) {
  let calls = 0
  const gates: (() => void)[] = []
  const partner: Partner = {
    engine: 'guided',
    answer: async function* answer(_turn, signal) {
      calls += 1
      for (const word of words) {
        await new Promise<void>((resolve) => {
          gates.push(resolve)
          signal.addEventListener('abort', () => resolve(), { once: true })
        })
        if (signal.aborted) return
        yield word
      }
    },
  }
  return {
    partner,
    calls: () => calls,
    next: async (count = 1) => {
      for (let left = count; left > 0; left -= 1) {
        while (gates.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        gates.shift()?.()
      }
    },
  }
}
