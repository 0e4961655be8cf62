import { randomUUID } from 'node:crypto'
import { openSchool } from './school.ts'
import type { OpenWriters } from './load.ts'
import { checkSeats, compare, emptyRoster, listAll, type Roster } from './roster.ts'
import type { Caller } from './caller.ts'
import type { Api } from '#server/test/world.ts'

/** Single students, by two who share the few seats of a school; whoever finds none free erases half of their own. */
export const openAdding: OpenWriters = async ({ caller, peer }) => {
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
    roster.unsure = { change: 'add', names: [first_name] }
    const added = await caller.untilAnswered(
      () => api.students.add({ body: { first_name } }, { idempotencyKey }),
      'student_limit_reached',
    )
    if (typeof added !== 'string') {
      roster.names.add(first_name)
      ids.set(first_name, added.id)
    }
    roster.unsure = null
    if (added === 'student_limit_reached') await eraseSome(caller, api, roster, ids)
  }
}

/** Erases half of the students of a roster, the oldest first. */
export async function eraseSome(caller: Caller, api: Api, roster: Roster, ids: Map<string, string>): Promise<void> {
  const names = [...ids.keys()].slice(0, Math.ceil(ids.size / 2))
  if (names.length === 0) return
  const body = { action: 'delete' as const, ids: names.map((name) => ids.get(name) ?? '') }
  const idempotencyKey = randomUUID()
  roster.unsure = { change: 'remove', names }
  await caller.untilAnswered(() => api.students.bulk({ body }, { idempotencyKey }))
  for (const name of names) {
    roster.names.delete(name)
    ids.delete(name)
  }
  roster.unsure = null
}
