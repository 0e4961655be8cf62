import { useState } from 'react'
import type { Student } from '#contract/people/students.ts'

export type StudentsToKeep = ReturnType<typeof useStudentsToKeep>

/** Default: the students who practised last. */
export function useStudentsToKeep(students: readonly Student[], seats: number) {
  const [edited, setEdited] = useState<ReadonlySet<string> | null>(null)
  const suggested = new Set(students.slice(0, seats).map(({ id }) => id))
  // Students who have become inactive meanwhile don't count.
  const chosen: ReadonlySet<string> = edited
    ? new Set(students.map(({ id }) => id).filter((id) => edited.has(id)))
    : suggested
  return {
    chosen,
    tooMany: Math.max(0, chosen.size - seats),
    isChanged: chosen.size !== suggested.size || [...chosen].some((id) => !suggested.has(id)),
    toggle: (id: string) => setEdited(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id])),
    reset: () => setEdited(null),
  }
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id))
