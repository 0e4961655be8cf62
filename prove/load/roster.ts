import type { Student } from '#contract/students.ts'
import type { Api } from '#server/test/world.ts'
import type { Complaint, Kind } from './tally.ts'

/** A change that was sent and not answered yet: it is there whole or not at all. */
export interface Unsure {
  change: 'add' | 'remove'
  names: readonly string[]
  /** Whether a first part of the names will do, as where the seats ran out. */
  isFirstPart?: boolean
}

/** The names that a school holds by what was acknowledged, and what nobody has answered yet. */
export interface Roster {
  names: Set<string>
  unsure: Unsure | null
}

/** A roster that names nobody yet. */
export const emptyRoster = (): Roster => ({ names: new Set(), unsure: null })

/** Everybody whom a school lists. */
export async function listAll({ students }: Api): Promise<Student[]> {
  const all: Student[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await students.list({ query: { page, page_size: 500, sort: 'created_at' } })
    all.push(...items)
    if (all.length >= total || items.length === 0) return all
  }
}

/** Says how the names that are there differ from those of a roster. */
export function compare(kind: Kind, there: readonly string[], rosters: readonly Roster[]): Complaint[] {
  const counts = new Map<string, number>()
  for (const name of there) counts.set(name, (counts.get(name) ?? 0) + 1)
  const complaints: Complaint[] = []
  for (const [name, count] of counts) if (count > 1) complaints.push({ kind, fault: 'twice', about: name })
  const unsure = rosters.flatMap((roster) => roster.unsure ?? [])
  const spared = new Set(unsure.flatMap(({ names }) => names))
  const expected = new Set(rosters.flatMap(({ names }) => [...names]))
  for (const name of expected)
    if (!counts.has(name) && !spared.has(name)) complaints.push({ kind, fault: 'missing', about: name })
  for (const name of counts.keys())
    if (!expected.has(name) && !spared.has(name)) complaints.push({ kind, fault: 'surplus', about: name })
  for (const one of unsure)
    if (!isWhole(one, counts))
      complaints.push({ kind, fault: 'partial', about: `${one.change} of ${one.names.length}, from ${one.names[0]}` })
  return complaints
}

function isWhole({ names, isFirstPart }: Unsure, counts: ReadonlyMap<string, number>): boolean {
  const isThere = names.map((name) => counts.has(name))
  if (isFirstPart) return isThere.lastIndexOf(true) < (isThere.includes(false) ? isThere.indexOf(false) : names.length)
  return new Set(isThere).size < 2
}

/** Says whether more seats are taken than there are. */
export async function checkSeats(kind: Kind, { students }: Api): Promise<Complaint[]> {
  const { seats, counts } = await students.list({ query: { page_size: 10 } })
  const isOver = Math.max(seats.used, counts.active) > seats.limit
  return isOver ? [{ kind, fault: 'over the cap', about: `${counts.active} of ${seats.limit}` }] : []
}
