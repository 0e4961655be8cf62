import { goodPassword, clientOf } from '#server/test/world.ts'
import { hear, join, setHomework, signInWithCode } from './class-actions.ts'
import { openSoakSchool, pictureOf, sheetOf, type SoakSchool } from './schools.ts'
import { sendTo } from './send-to.ts'

/** `weight` is its share in percent. */
export interface Action {
  kind: string
  weight: number
  run: (school: SoakSchool, address: string) => Promise<unknown>
}

const idOf = ({ students }: SoakSchool) => students[Math.floor(Math.random() * students.length)]?.id ?? ''
const many = 20
const turns = 8

export const day: readonly Action[] = [
  { kind: 'list', weight: 20, run: ({ api }) => api.students.list({ query: { page_size: 50 } }) },
  { kind: 'search', weight: 8, run: ({ api }) => api.students.list({ query: { search: 'aina' } }) },
  { kind: 'home', weight: 9, run: ({ api }) => api.home.get() },
  { kind: 'report', weight: 3, run: ({ api }) => api.reports.get({ query: {} }) },
  { kind: 'student', weight: 10, run: (school) => school.api.students.get({ params: { id: idOf(school) } }) },
  { kind: 'edit', weight: 7, run: edit },
  { kind: 'add', weight: 4, run: ({ api }) => addAndDelete(api) },
  { kind: 'bulk', weight: 3, run: bulk },
  { kind: 'import', weight: 1, run: importSome },
  { kind: 'chat', weight: 14, run: chat },
  { kind: 'sign-in', weight: 2, run: signIn },
  { kind: 'teacher', weight: 6, run: ({ teacher }) => teacher.api.students.list({ query: { page_size: 50 } }) },
  { kind: 'homework', weight: 2, run: setHomework },
  {
    kind: 'homework table',
    weight: 3,
    run: ({ teacher, class_id }) => teacher.api.tasks.table({ params: { id: class_id }, query: {} }),
  },
  { kind: 'join', weight: 1, run: join },
  { kind: 'hear', weight: 2, run: hear },
  { kind: 'second step', weight: 1, run: signInWithCode },
  { kind: 'picture', weight: 1, run: async ({ api }) => api.account.putPicture({ file: await pictureOf() }) },
  { kind: 'page', weight: 3, run: (_, address) => readPage(address) },
]

export function pickAction(): Action {
  let left = Math.random() * day.reduce((sum, { weight }) => sum + weight, 0)
  for (const action of day) {
    left -= action.weight
    if (left < 0) return action
  }
  throw new Error('The weights are no numbers')
}

export async function openSchools(
  server: { address: string; dataDir: string },
  count: number,
  students: number,
): Promise<SoakSchool[]> {
  const schools: SoakSchool[] = []
  for (let place = 0; place < count; place++) schools.push(await openSoakSchool(server, students))
  return schools
}

async function edit({ api, students }: SoakSchool): Promise<void> {
  const [one] = students.splice(Math.floor(Math.random() * students.length), 1)
  if (!one) return
  const body = { notes: `Heute ${crypto.randomUUID()}`, version: one.version }
  students.push(await api.students.edit({ params: { id: one.id }, body }))
}

// Deleted again, so that the schools keep their size.
async function addAndDelete({ students }: SoakSchool['api']): Promise<void> {
  const { id } = await students.add({ body: { first_name: 'Neu' } }, { idempotencyKey: crypto.randomUUID() })
  await students.remove({ params: { id } })
}

async function bulk({ api, students }: SoakSchool): Promise<void> {
  const chosen = students.splice(0, many)
  const ids = chosen.map(({ id }) => id)
  await api.students.bulk({ body: { action: 'inactivate', ids } })
  await api.students.bulk({ body: { action: 'activate', ids } })
  students.push(...(await Promise.all(ids.map((id) => api.students.get({ params: { id } })))))
}

async function importSome({ api }: SoakSchool): Promise<void> {
  const { import_id } = await api.imports.preview({ file: await sheetOf(many) })
  await api.imports.run({ body: { import_id } })
  const { items } = await api.students.list({ query: { sort: '-created_at', page_size: 25 } })
  await api.students.bulk({ body: { action: 'delete', ids: items.slice(0, many).map(({ id }) => id) } })
}

async function chat(school: SoakSchool): Promise<void> {
  const { student, conversation: id, chatbot_id } = school
  const body = { text: 'Un café con leche, por favor.' }
  let count = 0
  for await (const one of await student.practice.say(
    { params: { id }, body },
    { idempotencyKey: crypto.randomUUID() },
  )) {
    if (one.event === 'failed') throw new Error(one.data.code)
    if (one.event === 'done') count += 1
  }
  if (count !== 1) throw new Error('The reply was interrupted')
  const { messages } = await student.practice.get({ params: { id } })
  if (messages.length < 2 * turns) return
  await student.practice.finish({ params: { id } })
  school.conversation = (await student.practice.start({ body: { chatbot_id } })).id
}

// The first session stays, because this one is ended.
async function signIn({ email }: SoakSchool, address: string): Promise<void> {
  const { authToken } = await clientOf(sendTo(address)).auth.login({ body: { email, password: goodPassword } })
  await clientOf(sendTo(address, authToken)).auth.logout()
}

async function readPage(address: string): Promise<void> {
  const response = await fetch(`${address}/login`)
  await response.text()
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
}
