import { goodPassword, clientOf } from '#server/test/world.ts'
import { openTownSchool, pictureOf, sendTo, sheetOf, type TownSchool } from './town.ts'

/** What a school does, how often of a hundred times, and how. */
export interface Errand {
  kind: string
  weight: number
  run: (school: TownSchool, address: string) => Promise<unknown>
}

const idOf = ({ students }: TownSchool) => students[Math.floor(Math.random() * students.length)]?.id ?? ''
/** Students that an import brings, and a bulk change takes along. */
const many = 20
const turns = 8

/** A school's day: mostly reading, some writing, and seldom something heavy. */
export const day: readonly Errand[] = [
  { kind: 'list', weight: 26, run: ({ api }) => api.students.list({ query: { page_size: 50 } }) },
  { kind: 'search', weight: 10, run: ({ api }) => api.students.list({ query: { search: 'aina' } }) },
  { kind: 'home', weight: 10, run: ({ api }) => api.home.get() },
  { kind: 'report', weight: 4, run: ({ api }) => api.reports.get({ query: {} }) },
  { kind: 'student', weight: 12, run: (school) => school.api.students.get({ params: { id: idOf(school) } }) },
  { kind: 'edit', weight: 8, run: edit },
  { kind: 'add', weight: 4, run: ({ api }) => addAndErase(api) },
  { kind: 'bulk', weight: 3, run: bulk },
  { kind: 'import', weight: 1, run: importSome },
  { kind: 'chat', weight: 16, run: chat },
  { kind: 'sign-in', weight: 2, run: signIn },
  { kind: 'picture', weight: 1, run: async ({ api }) => api.account.putPicture({ file: await pictureOf() }) },
  { kind: 'page', weight: 3, run: (_, address) => readPage(address) },
]

/** One that comes up as often as it weighs. */
export function pickErrand(): Errand {
  let left = Math.random() * day.reduce((sum, { weight }) => sum + weight, 0)
  for (const errand of day) {
    left -= errand.weight
    if (left < 0) return errand
  }
  throw new Error('The weights are no numbers')
}

/** Opens the schools of a town, one after another. */
export async function openTown(address: string, schools: number, students: number): Promise<TownSchool[]> {
  const town: TownSchool[] = []
  for (let place = 0; place < schools; place++) town.push(await openTownSchool(address, students))
  return town
}

async function edit({ api, students }: TownSchool): Promise<void> {
  const [one] = students.splice(Math.floor(Math.random() * students.length), 1)
  if (!one) return
  const body = { notes: `Heute ${crypto.randomUUID()}`, version: one.version }
  students.push(await api.students.edit({ params: { id: one.id }, body }))
}

// What comes goes again, so that the schools stay as large as they are.
async function addAndErase({ students }: TownSchool['api']): Promise<void> {
  const { id } = await students.add({ body: { first_name: 'Neu' } }, { idempotencyKey: crypto.randomUUID() })
  await students.remove({ params: { id } })
}

async function bulk({ api, students }: TownSchool): Promise<void> {
  const chosen = students.splice(0, many)
  const ids = chosen.map(({ id }) => id)
  await api.students.bulk({ body: { action: 'inactivate', ids } })
  await api.students.bulk({ body: { action: 'activate', ids } })
  students.push(...(await Promise.all(ids.map((id) => api.students.get({ params: { id } })))))
}

async function importSome({ api }: TownSchool): Promise<void> {
  const { import_id } = await api.imports.preview({ file: await sheetOf(many) })
  await api.imports.run({ body: { import_id } })
  const { items } = await api.students.list({ query: { sort: '-created_at', page_size: 25 } })
  await api.students.bulk({ body: { action: 'delete', ids: items.slice(0, many).map(({ id }) => id) } })
}

async function chat(school: TownSchool): Promise<void> {
  const { pupil, conversation: id, chatbot_id } = school
  const body = { text: 'Un café con leche, por favor.' }
  let count = 0
  for await (const one of await pupil.practice.say({ params: { id }, body }, { idempotencyKey: crypto.randomUUID() })) {
    if (one.event === 'failed') throw new Error(one.data.code)
    if (one.event === 'done') count += 1
  }
  if (count !== 1) throw new Error('The answer broke off')
  const { messages } = await pupil.practice.get({ params: { id } })
  if (messages.length < 2 * turns) return
  await pupil.practice.finish({ params: { id } })
  school.conversation = (await pupil.practice.start({ body: { chatbot_id } })).id
}

// The session that was opened first stays, because this one is ended.
async function signIn({ email }: TownSchool, address: string): Promise<void> {
  const { authToken } = await clientOf(sendTo(address)).auth.login({ body: { email, password: goodPassword } })
  await clientOf(sendTo(address, authToken)).auth.logout()
}

async function readPage(address: string): Promise<void> {
  const response = await fetch(`${address}/login`)
  await response.text()
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
}
