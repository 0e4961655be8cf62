import type { StudentFilter } from '#contract/people/student-filter.ts'
import type { BulkTarget } from '../../people/students.api.ts'

export type SelectedStudents = { ids: ReadonlySet<string>; last: string | null } | 'all'

/** Gets the focus when the bulk bar disappears. */
export const pageBoxId = 'students-of-this-page'

export const noStudents: SelectedStudents = { ids: new Set(), last: null }

export const isSelected = (chosen: SelectedStudents, id: string): boolean => chosen === 'all' || chosen.ids.has(id)

export const countSelected = (chosen: SelectedStudents, total: number): number =>
  chosen === 'all' ? total : chosen.ids.size

/** With `through` (Shift), selects the range from the last one. */
export function toggle(
  chosen: SelectedStudents,
  page: readonly string[],
  { id, isOn, through = false }: { id: string; isOn: boolean; through?: boolean },
): SelectedStudents {
  const { ids, last } = chosen === 'all' ? { ids: new Set(page), last: null } : chosen
  const [at, from] = [page.indexOf(id), through && last ? page.indexOf(last) : -1]
  const meant = from < 0 ? [id] : page.slice(Math.min(at, from), Math.max(at, from) + 1)
  const next = isOn ? ids.union(new Set(meant)) : ids.difference(new Set(meant))
  return { ids: next, last: id }
}

export function togglePage(chosen: SelectedStudents, page: readonly string[], isOn: boolean): SelectedStudents {
  const ids = chosen === 'all' ? new Set<string>() : chosen.ids
  return { ids: isOn ? ids.union(new Set(page)) : ids.difference(new Set(page)), last: null }
}

/** All students are sent as the filter with the number on screen, so that the server can detect a change. */
export function targetOf(chosen: SelectedStudents, filter: StudentFilter, total: number): BulkTarget {
  return chosen === 'all' ? { filter, expected: total } : { ids: [...chosen.ids] }
}
