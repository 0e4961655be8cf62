import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#contract/errors.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import { type Api, clientOf, goodPassword, type School } from '#server/test/world.ts'
import { inDatabase } from '../load/database.ts'
import type { Scenario } from './scenario.ts'

/** `at` is its time, `ms` the time until its end, and `toFirst` until the first word, if there was one. */
export interface MessageResult {
  at: number
  end: string
  toFirst: number | null
  ms: number
}

const students = 6

export async function openChats(
  scenario: Scenario,
): Promise<{ results: readonly MessageResult[]; stop: () => Promise<void> }> {
  const results: MessageResult[] = []
  const { conversations } = await openConversations(scenario)
  const stopped = new AbortController()
  const works = conversations.map(async ({ api, id }) => {
    for (let count = 0; !stopped.signal.aborted; count++) {
      results.push(await sendMessage(api, id, `Hola, me llamo Eva y tengo ${count} años.`))
      await sleep(500)
    }
  })
  return {
    results,
    stop: async () => {
      stopped.abort()
      await Promise.all(works)
    },
  }
}

async function openSchool(address: string): Promise<School> {
  const body = { email: `${crypto.randomUUID()}@school.example`, password: goodPassword, school_name: 'Escuela Luna' }
  const signedIn = await clientOf(sendTo(address, '')).auth.signUp({ body })
  const send = sendTo(address, signedIn.authToken)
  const api = clientOf(send)
  await api.billing.subscribe({ body: { tier: 'pro' } })
  return { api, signedIn, send }
}

/** A school gets a tenth of its day of the model until its address is confirmed. */
const confirmAddresses = (dataDir: string) =>
  inDatabase(dataDir, (client) => client.query('update users set email_confirmed_at = now()'))

interface OpenConversation {
  api: Api
  id: string
}

/** A school of its own, with students who are in a conversation each. */
export async function openConversations({
  address,
  dataDir,
}: Scenario): Promise<{ school: School; conversations: OpenConversation[] }> {
  const school = await openSchool(address)
  await confirmAddresses(dataDir)
  const { api: mine } = school
  const added = Array.from({ length: students }, () => mine.students.add({ body: { first_name: 'Eva' } }))
  const ids = (await Promise.all(added)).map(({ id }) => id)
  // Replies to beginners are checked whole before they are shown.
  const chatbot_id = await giveChatbot(school, { student_ids: ids }, 'Café Sol', 'B1')
  const conversations = await Promise.all(
    ids.map(async (student) => {
      const { url } = await mine.links.get({ params: { id: student } })
      const { practiceToken } = await mine.practice.open({ body: { token: new URL(url).hash.slice(1) } })
      const api = clientOf(sendTo(address, practiceToken))
      const { id } = await api.practice.start({ body: { chatbot_id } })
      return { api, id }
    }),
  )
  return { school, conversations }
}

async function sendMessage({ practice }: Api, id: string, text: string): Promise<MessageResult> {
  const startedAt = performance.now()
  const idempotencyKey = crypto.randomUUID()
  let toFirst: number | null = null
  let end = 'cut'
  try {
    for await (const one of await practice.say({ params: { id }, body: { text } }, { idempotencyKey })) {
      if (one.event === 'delta') toFirst ??= performance.now() - startedAt
      if (one.event === 'done') end = 'done'
      if (one.event === 'failed') end = one.data.code
    }
  } catch (error) {
    end = error instanceof ApiError ? error.code : 'cut'
  }
  return { at: startedAt, end, toFirst, ms: performance.now() - startedAt }
}
