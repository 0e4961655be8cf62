import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { giveChatbot } from '#server/test/practice-world.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { joinSettings } from '#server/test/worlds/join-world.ts'
import { type Api, clientOf, goodPassword, type School } from '#server/test/world.ts'
import { sendTo } from './send-to.ts'
import { inviteTeacher, type SoakTeacher } from './teachers.ts'

export interface SoakSchool extends School {
  email: string
  students: { id: string; version: number }[]
  student: Api
  conversation: string
  chatbot_id: string
  class_id: string
  join_code: string
  teacher: SoakTeacher
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const names = ['Aina', 'Bruno', 'Chloé', 'Dídac', 'Elif', 'Fatou', 'Günther', 'Hanna', 'Íñigo', 'Jonas']

export async function sheetOf(rows: number): Promise<Blob> {
  const lines = Array.from({ length: rows }, (_, row) => [names[row % names.length] ?? '', crypto.randomUUID()])
  const bytes = await writeXlsx({ sheets: [{ name: 'Students', rows: [['First name', 'Last name'], ...lines] }] })
  return new Blob([new Uint8Array(bytes)], { type: spreadsheet })
}

export async function pictureOf(): Promise<Blob> {
  const background = { r: Math.floor(Math.random() * 255), g: 99, b: 99 }
  const jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}

export async function openSoakSchool(
  { address, dataDir }: { address: string; dataDir: string },
  count: number,
): Promise<SoakSchool> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = { email, password: goodPassword, school_name: 'Escuela Sol', time_zone: 'Europe/Madrid' }
  const signedIn = await clientOf(sendTo(address)).auth.signUp({ body })
  const send = sendTo(address, signedIn.authToken)
  const api = clientOf(send)
  await api.billing.subscribe({ body: { tier: 'pro' } })
  const preview = await api.imports.preview({ file: await sheetOf(count) })
  await api.imports.run({ body: { import_id: preview.import_id } })
  const { id: class_id } = await api.classes.add({ body: { name: 'B1 Tuesday' } })
  const listed = await api.students.list({ query: { page_size: 100 } })
  const ids = listed.items.map(({ id }) => id)
  await api.students.bulk({ body: { action: 'add_to_class', class_id, ids: ids.slice(0, 20) } })
  const { items: students } = await api.students.list({ query: { page_size: 100 } })
  const chatbot_id = await giveChatbot({ api, signedIn, send }, { student_ids: ids.slice(0, 10) })
  const student = await enter(address, api, ids[0] ?? '')
  const { id: conversation } = await student.practice.start({ body: { chatbot_id } })
  await allowMicrophone({ api }, 'server')
  const settings = { ...joinSettings(), max_students: 500, needs_approval: false, asks_last_name: false }
  const { code: join_code } = await api.joining.open({ params: { id: class_id }, body: settings })
  const teacher = await inviteTeacher({ address, dataDir }, { api, signedIn, send }, class_id)
  const school = { api, signedIn, send, email, students, student, conversation, chatbot_id }
  return { ...school, class_id, join_code, teacher }
}

async function enter(address: string, { links, practice }: Api, id: string): Promise<Api> {
  const { url } = await links.get({ params: { id } })
  const { practiceToken } = await practice.open({ body: { token: new URL(url).hash.slice(1) } })
  return clientOf(sendTo(address, practiceToken))
}
