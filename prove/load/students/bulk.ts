import { randomUUID } from 'node:crypto'
import type { Student } from '#contract/people/students.ts'
import type { Api } from '#server/test/world.ts'
import type { Caller } from '../caller.ts'
import type { OpenWriters } from '../load.ts'
import { checkSeats, listAll } from './roster.ts'
import { openSchool } from '../school.ts'
import type { Violation, Kind } from '../tally.ts'

const seats = 500
/** Twice this is more than the school has seats. */
const half = 350
const fewest = 50
const span = 151

/** The state after the last acknowledged change; every change increments the version. */
interface KnownStudent {
  status: Student['status']
  version: number
}
interface Share {
  known: Map<string, KnownStudent>
  pending: { ids: readonly string[]; status: Student['status'] } | null
}

export const openBulkWriters: OpenWriters = async ({ caller, peer, random }) => {
  const { api } = await openSchool(caller, 'pro', peer)
  const halves: Share[] = []
  for (const place of [0, 1]) halves.push({ known: await importStudents(caller, api, place), pending: null })
  return {
    steps: halves.map((own) => () => changeSome(caller, api, own, random)),
    check: async () => {
      const there = new Map((await listAll(api)).map((student) => [student.id, student]))
      const found = halves.flatMap((own) => differences(caller.kind, there, own))
      return [...found, ...(await checkSeats(caller.kind, api))]
    },
  }
}

async function importStudents(caller: Caller, api: Api, place: number): Promise<Map<string, KnownStudent>> {
  const lines = Array.from({ length: half }, (_, row) => `Bea${place}-${row}`)
  const file = new Blob([['First name', ...lines].join('\n')], { type: 'text/csv' })
  const { import_id } = await caller.retry(() => api.imports.preview({ file }))
  await caller.retry(() => api.imports.run({ body: { import_id } }, { idempotencyKey: import_id }))
  const own = (await caller.retry(() => listAll(api))).filter(({ first_name }) => first_name.startsWith(`Bea${place}`))
  if (own.length !== half || half > seats) throw new Error(`${own.length} students were imported`)
  const ids = own.map(({ id }) => id)
  await caller.retry(() => api.students.bulk({ body: { action: 'inactivate', ids } }, { idempotencyKey: randomUUID() }))
  return new Map(own.map(({ id, version }) => [id, { status: 'inactive', version: version + 1 }]))
}

async function changeSome(caller: Caller, api: Api, own: Share, random: () => number): Promise<void> {
  const status = random() < 0.5 ? 'active' : 'inactive'
  const candidates = [...own.known].filter(([, known]) => known.status !== status).map(([id]) => id)
  const start = Math.floor(random() * candidates.length)
  const ids = [...candidates.slice(start), ...candidates.slice(0, start)].slice(0, fewest + Math.floor(random() * span))
  if (ids.length === 0) return
  const body = { action: status === 'active' ? ('activate' as const) : ('inactivate' as const), ids }
  const idempotencyKey = randomUUID()
  own.pending = { ids, status }
  const done = await caller.callUntilAnswered(
    () => api.students.bulk({ body }, { idempotencyKey }),
    'student_limit_reached',
  )
  if (typeof done !== 'string') {
    for (const id of ids) own.known.set(id, { status, version: (own.known.get(id)?.version ?? 0) + 1 })
    if (done.changed !== ids.length) throw new Error(`${done.changed} of ${ids.length} were changed`)
  }
  own.pending = null
}

function differences(kind: Kind, there: ReadonlyMap<string, Student>, { known, pending }: Share): Violation[] {
  const uncertain = new Set(pending?.ids)
  const violations: Violation[] = []
  for (const [id, { status, version }] of known) {
    const student = there.get(id)
    if (!student) violations.push({ kind, fault: 'missing', about: id })
    else if (uncertain.has(id)) continue
    else if (student.version > version)
      violations.push({ kind, fault: 'twice', about: `${id} is of version ${student.version}, not ${version}` })
    else if (student.status !== status || student.version < version)
      violations.push({ kind, fault: 'missing', about: `${id} is not ${status}` })
  }
  const changed = [...uncertain].filter((id) => there.get(id)?.version !== known.get(id)?.version)
  if (pending && changed.length > 0 && changed.length < pending.ids.length)
    violations.push({ kind, fault: 'partial', about: `${changed.length} of ${pending.ids.length}` })
  return violations
}
