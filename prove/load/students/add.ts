import { randomUUID } from 'node:crypto'
import { openSchool } from '../school.ts'
import type { OpenWriters } from '../load.ts'
import { checkSeats, compare, emptyRoster, listAll, type Roster } from './roster.ts'
import type { Caller } from '../caller.ts'
import type { Api } from '#server/test/world.ts'

/** Two writers share the seats of a school; one that finds none free deletes half of its students. */
export const openAddWriters: OpenWriters = async ({ caller, peer }) => {
  const { api } = await openSchool(caller, 'starter', peer)
  const rosters = [emptyRoster(), emptyRoster()]
  return {
    steps: rosters.map((roster, place) => addingTo(caller, api, roster, `Ada${place}`)),
    check: async () => {
      const names = (await listAll(api)).map(({ first_name }) => first_name)
      return [...compare(caller.kind, names, rosters), ...(await checkSeats(caller.kind, api))]
    },
  }
}

function addingTo(caller: Caller, api: Api, roster: Roster, prefix: string): () => Promise<void> {
  const ids = new Map<string, string>()
  let count = 0
  return async () => {
    const first_name = `${prefix}-${count++}`
    const idempotencyKey = randomUUID()
    roster.pending = { change: 'add', names: [first_name] }
    const added = await caller.callUntilAnswered(
      () => api.students.add({ body: { first_name } }, { idempotencyKey }),
      'student_limit_reached',
    )
    if (typeof added !== 'string') {
      roster.names.add(first_name)
      ids.set(first_name, added.id)
    }
    roster.pending = null
    if (added === 'student_limit_reached') await deleteHalf(caller, api, roster, ids)
  }
}

export async function deleteHalf(caller: Caller, api: Api, roster: Roster, ids: Map<string, string>): Promise<void> {
  const names = [...ids.keys()].slice(0, Math.ceil(ids.size / 2))
  if (names.length === 0) return
  const body = { action: 'delete' as const, ids: names.map((name) => ids.get(name) ?? '') }
  const idempotencyKey = randomUUID()
  roster.pending = { change: 'remove', names }
  await caller.callUntilAnswered(() => api.students.bulk({ body }, { idempotencyKey }))
  for (const name of names) {
    roster.names.delete(name)
    ids.delete(name)
  }
  roster.pending = null
}
