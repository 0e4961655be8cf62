import { sendTo } from '#server/test/programs/running-server.ts'
import { clientOf, goodPassword, type School } from '#server/test/world.ts'

type NewChatbot = Parameters<School['api']['chatbots']['add']>[0]['body']

export interface LessonPlan {
  language: string
  level: string
  expects: readonly string[][]
}

export async function openSchool(address: string): Promise<School> {
  const body = { email: `${crypto.randomUUID()}@school.example`, school_name: 'Escuela Sol', password: goodPassword }
  const signedIn = await clientOf(sendTo(address)).auth.signUp({ body })
  const send = sendTo(address, signedIn.authToken)
  const school: School = { api: clientOf(send), signedIn, send }
  await school.api.billing.subscribe({ body: { tier: 'pro' } })
  await school.api.billing.sync({ body: {} })
  return school
}

export async function openStudent(
  { api }: School,
  address: string,
  { language, level, expects }: LessonPlan,
): Promise<{ link: string; student_id: string; chatbot_id: string }> {
  const steps = expects.map((needs, at) => ({ says: `${at + 1}?`, expects: needs, hint: null, example: null }))
  const plan = { language, level } as Pick<NewChatbot, 'language' | 'level'>
  const { id } = await api.chatbots.add({ body: { ...plan, name: 'Café', opening_message: 'Ok.', steps } })
  await api.chatbots.publish({ params: { id } })
  const student = await api.students.add({ body: { first_name: 'Ana', native_language: 'en' } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: [student.id], on: true } })
  const { url } = await api.links.get({ params: { id: student.id } })
  const link = `${address}${new URL(url).pathname}${new URL(url).hash}`
  return { link, student_id: student.id, chatbot_id: id }
}
