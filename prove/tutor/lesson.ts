import { setTimeout as sleep } from 'node:timers/promises'
import type { Correction } from '#contract/practice/corrections.ts'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import type { Script } from '#server/services/partner.ts'
import { say } from '#server/test/practice-world.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import { type Api, clientOf, goodPassword } from '#server/test/world.ts'
import { inDatabase } from '../load/database.ts'
import { withRetries } from '../processes/callers.ts'

export interface Lesson {
  language: InterfaceLanguage
  script: Script
  say: (text: string) => Promise<string>
  /** What the tutor found, as the page of the student shows it, and what the partner had said before. */
  shown: (id: string) => Promise<{ corrections: Correction[]; asked: string | null }>
}

/** A student of a school of their own, and a chatbot that names every mistake. */
export async function openLesson(address: string, language: InterfaceLanguage): Promise<Lesson> {
  const at = (token: string): Api => clientOf(sendTo(address, token))
  const email = `${crypto.randomUUID()}@school.example`
  const body = { email, password: goodPassword, school_name: 'Escuela Luna' }
  const school = at((await at('').auth.signUp({ body })).authToken)
  await school.billing.subscribe({ body: { tier: 'pro' } })
  const [template] = await templatesOf(language)
  if (!template) throw new Error(`no template in ${language}`)
  const { id: _id, ...content } = template
  const script = NewChatbot.parse({ ...content, correction: 'every_mistake' })
  const { id: chatbot_id } = await school.chatbots.add({ body: script })
  await school.chatbots.publish({ params: { id: chatbot_id } })
  const { id: student } = await school.students.add({ body: { first_name: 'Ana' } })
  await school.assignments.set({ body: { chatbot_ids: [chatbot_id], student_ids: [student], on: true } })
  const { url } = await school.links.get({ params: { id: student } })
  const { practiceToken } = await at('').practice.open({ body: { token: new URL(url).hash.slice(1) } })
  const api = at(practiceToken)
  return {
    language,
    script,
    say: async (text) => {
      const key = crypto.randomUUID()
      const { id } = await withRetries(() => api.practice.start({ body: { chatbot_id } }, { idempotencyKey: key }))
      await withRetries(() => say({ api }, id, text, key))
      return id
    },
    shown: async (id) => {
      const { messages } = await api.practice.get({ params: { id } })
      const place = messages.findIndex(({ from }) => from === 'student')
      const corrections = messages[place]?.corrections.filter(({ rule }) => rule?.startsWith('tutor.')) ?? []
      return { corrections, asked: messages[place - 1]?.text ?? null }
    },
  }
}

/** A job that failed waits for another try, in which it would get the same answer. */
export async function untilMarked(dataDir: string): Promise<void> {
  const unmarked = () =>
    inDatabase(dataDir, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where name = 'tutor' and state in ('created', 'active')`,
      )
      return rows[0]?.count ?? 0
    })
  while ((await unmarked()) > 0) await sleep(250)
}
