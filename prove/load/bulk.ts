import { randomUUID } from 'node:crypto'
import type { Student } from '#contract/students.ts'
import type { Api } from '#server/test/world.ts'
import type { Caller } from './caller.ts'
import type { OpenWriters } from './load.ts'
import { checkSeats, listAll } from './roster.ts'
import { openSchool } from './school.ts'
import type { Complaint, Kind } from './tally.ts'

const seats = 500
/** So many of a school cannot all be active at once. */
const half = 350
const fewest = 50
const span = 151

/** A student as the last acknowledged change left them; every change makes a version. */
interface Known {
  status: Student['status']
  version: number
}
/** What one writer changes, and the change that nobody has answered yet. */
interface Half {
  known: Map<string, Known>
  unsure: { ids: readonly string[]; status: Student['status'] } | null
}

/** Changes of 50 to 200 students at once, by two who own a half each of more students than the school has seats. */
export const openBulkChanging: OpenWriters = async ({ caller, peer, random }) => {
  const { api } = await openSchool(caller, 'pro', peer)
  const halves: Half[] = []
  for (const place of [0, 1]) halves.push({ known: await bringIn(caller, api, place), unsure: null })
  return {
    steps: halves.map((own) => () => changeSome(caller, api, own, random)),
    check: async () => {
      const there = new Map((await listAll(api)).map((student) => [student.id, student]))
      const found = halves.flatMap((own) => differences(caller.kind, there, own))
      return [...found, ...(await checkSeats(caller.kind, api))]
    },
  }
}

async function bringIn(caller: Caller, api: Api, place: number): Promise<Map<string, Known>> {
  const lines = Array.from({ length: half }, (_, row) => `Bea${place}-${row}`)
  const file = new Blob([['First name', ...lines].join('\n')], { type: 'text/csv' })
  const { import_id } = await caller.insist(() => api.imports.preview({ file }))
  await caller.insist(() => api.imports.run({ body: { import_id } }, { idempotencyKey: import_id }))
  const own = (await caller.insist(() => listAll(api))).filter(({ first_name }) => first_name.startsWith(`Bea${place}`))
  if (own.length !== half || half > seats) throw new Error(`${own.length} students were brought in`)
  const ids = own.map(({ id }) => id)
  await caller.insist(() =>
    api.students.bulk({ body: { action: 'inactivate', ids } }, { idempotencyKey: randomUUID() }),
  )
  return new Map(own.map(({ id, version }) => [id, { status: 'inactive', version: version + 1 }]))
}

async function changeSome(caller: Caller, api: Api, own: Half, random: () => number): Promise<void> {
  const status = random() < 0.5 ? 'active' : 'inactive'
  const wanting = [...own.known].filter(([, known]) => known.status !== status).map(([id]) => id)
  const start = Math.floor(random() * wanting.length)
  const ids = [...wanting.slice(start), ...wanting.slice(0, start)].slice(0, fewest + Math.floor(random() * span))
  if (ids.length === 0) return
  const body = { action: status === 'active' ? ('activate' as const) : ('inactivate' as const), ids }
  const idempotencyKey = randomUUID()
  own.unsure = { ids, status }
  const done = await caller.untilAnswered(
    () => api.students.bulk({ body }, { idempotencyKey }),
    'student_limit_reached',
  )
  if (typeof done !== 'string') {
    for (const id of ids) own.known.set(id, { status, version: (own.known.get(id)?.version ?? 0) + 1 })
    if (done.changed !== ids.length) throw new Error(`${done.changed} of ${ids.length} were changed`)
  }
  own.unsure = null
}

function differences(kind: Kind, there: ReadonlyMap<string, Student>, { known, unsure }: Half): Complaint[] {
  const spared = new Set(unsure?.ids)
  const complaints: Complaint[] = []
  for (const [id, { status, version }] of known) {
    const student = there.get(id)
    if (!student) complaints.push({ kind, fault: 'missing', about: id })
    else if (spared.has(id)) continue
    else if (student.version > version)
      complaints.push({ kind, fault: 'twice', about: `${id} is of version ${student.version}, not ${version}` })
    else if (student.status !== status || student.version < version)
      complaints.push({ kind, fault: 'missing', about: `${id} is not ${status}` })
  }
  const changed = [...spared].filter((id) => there.get(id)?.version !== known.get(id)?.version)
  if (unsure && changed.length > 0 && changed.length < unsure.ids.length)
    complaints.push({ kind, fault: 'partial', about: `${changed.length} of ${unsure.ids.length}` })
  return complaints
}
