import type { Student } from '#contract/people/students.ts'
import type { Api } from '#server/test/world.ts'
import type { Violation, Kind } from '../tally.ts'

/** An unanswered change, which may have happened or not. */
export interface PendingChange {
  change: 'add' | 'remove'
  names: readonly string[]
  /** A prefix of the names is enough, if the seats ran out. */
  isFirstPart?: boolean
}

export interface Roster {
  names: Set<string>
  pending: PendingChange | null
}

export const emptyRoster = (): Roster => ({ names: new Set(), pending: null })

export async function listAll({ students }: Api): Promise<Student[]> {
  const all: Student[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await students.list({ query: { page, page_size: 500, sort: 'created_at' } })
    all.push(...items)
    if (all.length >= total || items.length === 0) return all
  }
}

export function compare(kind: Kind, there: readonly string[], rosters: readonly Roster[]): Violation[] {
  const counts = new Map<string, number>()
  for (const name of there) counts.set(name, (counts.get(name) ?? 0) + 1)
  const violations: Violation[] = []
  for (const [name, count] of counts) if (count > 1) violations.push({ kind, fault: 'twice', about: name })
  const pending = rosters.flatMap((roster) => roster.pending ?? [])
  const uncertain = new Set(pending.flatMap(({ names }) => names))
  const expected = new Set(rosters.flatMap(({ names }) => [...names]))
  for (const name of expected)
    if (!counts.has(name) && !uncertain.has(name)) violations.push({ kind, fault: 'missing', about: name })
  for (const name of counts.keys())
    if (!expected.has(name) && !uncertain.has(name)) violations.push({ kind, fault: 'surplus', about: name })
  for (const one of pending)
    if (!isWhole(one, counts))
      violations.push({ kind, fault: 'partial', about: `${one.change} of ${one.names.length}, from ${one.names[0]}` })
  return violations
}

function isWhole({ names, isFirstPart }: PendingChange, counts: ReadonlyMap<string, number>): boolean {
  const isThere = names.map((name) => counts.has(name))
  if (isFirstPart) return isThere.lastIndexOf(true) < (isThere.includes(false) ? isThere.indexOf(false) : names.length)
  return new Set(isThere).size < 2
}

export async function checkSeats(kind: Kind, { students }: Api): Promise<Violation[]> {
  const { seats, counts } = await students.list({ query: { page_size: 10 } })
  const isOver = Math.max(seats.used, counts.active) > seats.limit
  return isOver ? [{ kind, fault: 'over the cap', about: `${counts.active} of ${seats.limit}` }] : []
}
