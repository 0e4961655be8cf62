import { randomUUID } from 'node:crypto'
import type { Api } from '#server/test/world.ts'
import { deleteHalf } from './add.ts'
import type { Caller } from '../caller.ts'
import type { OpenWriters } from '../load.ts'
import { checkSeats, compare, emptyRoster, listAll, type Roster } from './roster.ts'
import { openSchool } from '../school.ts'

const fewest = 50
const span = 151

export const openImportWriters: OpenWriters = async ({ caller, peer, random }) => {
  const { api } = await openSchool(caller, 'pro', peer)
  const rosters = [emptyRoster(), emptyRoster()]
  return {
    steps: rosters.map((roster, place) => importingInto(caller, api, roster, { prefix: `Imp${place}`, random })),
    check: async () => {
      const students = await listAll(api)
      const halves = students.filter(({ email, classes }) => email === null || classes.length !== 1)
      return [
        ...compare(
          caller.kind,
          students.map(({ first_name }) => first_name),
          rosters,
        ),
        ...halves.map(({ first_name }) => ({
          kind: caller.kind,
          fault: 'partial' as const,
          about: `${first_name} without class or address`,
        })),
        ...(await checkSeats(caller.kind, api)),
      ]
    },
  }
}

function importingInto(
  caller: Caller,
  api: Api,
  roster: Roster,
  { prefix, random }: { prefix: string; random: () => number },
): () => Promise<void> {
  const ids = new Map<string, string>()
  let count = 0
  return async () => {
    const file = count++
    const rows = fewest + Math.floor(random() * span)
    const names = Array.from({ length: rows }, (_, row) => `${prefix}q${file}q${row}`)
    const preview = await caller.callUntilAnswered(() => api.imports.preview({ file: sheetOf(names) }))
    if (typeof preview === 'string') return
    // Given rows are imported all or none; without rows as many as there are seats.
    const isNamed = random() < 0.5
    const { import_id } = preview
    const body = { import_id, ...(isNamed && { rows: preview.rows.map(({ row }) => row) }) }
    const idempotencyKey = randomUUID()
    roster.pending = { change: 'add', names, isFirstPart: !isNamed }
    // The school keeps two previews, so that repeated ones of the other writer may have replaced this one.
    const done = await caller.callUntilAnswered(
      () => api.imports.run({ body }, { idempotencyKey }),
      'student_limit_reached',
      'not_found',
    )
    const added = typeof done === 'string' ? 0 : done.added
    for (const name of names.slice(0, added)) roster.names.add(name)
    roster.pending = null
    const here = added > 0 ? await caller.retry(() => listAll(api)) : []
    for (const { first_name, id } of here) if (roster.names.has(first_name)) ids.set(first_name, id)
    if (added < rows) await deleteHalf(caller, api, roster, ids)
  }
}

// Similar addresses would be reported as duplicates.
const sheetOf = (names: readonly string[]) => {
  const lines = names.map((name) => `${name},${randomUUID()}@import.example,Tuesday`)
  return new Blob([['First name,Email,Class', ...lines].join('\n')], { type: 'text/csv' })
}
