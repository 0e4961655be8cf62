import { randomUUID } from 'node:crypto'
import { type Api, clientOf, goodPassword } from '#server/test/world.ts'

/** A student's conversation with a café of many steps, so that it is never over. */
export interface Talk {
  api: Api
  token: string
  chatbot_id: string
  id: string
}

const apiOf =
  (address: string) =>
  (token?: string): Api =>
    clientOf((path, { method, headers, body, signal }) =>
      fetch(`${address}/api${path}`, {
        method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body }),
        ...(signal && { signal }),
      }),
    )

export const cafe = { language: 'es', template: 'cafe-a2' } as const

/** A new school with some students, each of whom has begun to talk. */
export async function openSchoolOfTalks(address: string, students: number): Promise<Talk[]> {
  const api = apiOf(address)
  const body = { email: `${randomUUID()}@school.example`, school_name: 'Escuela Sol', password: goodPassword }
  const { authToken } = await api().auth.signUp({ body })
  const school = api(authToken)
  await school.billing.subscribe({ body: { tier: 'pro' } })
  const chatbot_id = await addCafe(school)
  const talks: Talk[] = []
  for (let place = 0; place < students; place += 1) {
    const { id } = await school.students.add({ body: { first_name: `Eva${place}` } })
    await school.assignments.set({ body: { chatbot_ids: [chatbot_id], student_ids: [id], on: true } })
    const { url } = await school.links.get({ params: { id } })
    const { practiceToken } = await api().practice.open({ body: { token: new URL(url).hash.slice(1) } })
    const own = { api: api(practiceToken), token: practiceToken, chatbot_id }
    talks.push({ ...own, id: await begin(own) })
  }
  return talks
}

export const begin = async ({ api, chatbot_id }: Pick<Talk, 'api' | 'chatbot_id'>): Promise<string> =>
  (await api.practice.start({ body: { chatbot_id } }, { idempotencyKey: randomUUID() })).id

async function addCafe(school: Api): Promise<string> {
  const { items } = await school.chatbots.templates({ query: { language: cafe.language } })
  const template = items.find(({ id }) => id === cafe.template)
  if (!template) throw new Error('There is no café')
  const { id: _, ...content } = template
  const { id } = await school.chatbots.add({ body: { ...content, length: 40 } })
  await school.chatbots.publish({ params: { id } })
  return id
}
