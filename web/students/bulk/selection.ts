import type { StudentFilter } from '#contract/students.ts'
import type { BulkTarget } from '../../people/students.api.ts'

/** What is chosen of a list: some students by their ids, or everybody who matches. */
export type SelectedStudents = { ids: ReadonlySet<string>; last: string | null } | 'everybody'

/** The id of the box that chooses the page, where the focus goes when the bar about the chosen is gone. */
export const pageBoxId = 'students-of-this-page'

export const noStudents: SelectedStudents = { ids: new Set(), last: null }

/** Says whether a student is chosen. */
export const isSelected = (chosen: SelectedStudents, id: string): boolean =>
  chosen === 'everybody' || chosen.ids.has(id)

/** How many are chosen of a result. */
export const countSelected = (chosen: SelectedStudents, total: number): number =>
  chosen === 'everybody' ? total : chosen.ids.size

/** Chooses one of a page or lets it go; with `through`, everybody between it and the one before as well. */
export function toggle(
  chosen: SelectedStudents,
  page: readonly string[],
  { id, isOn, through = false }: { id: string; isOn: boolean; through?: boolean },
): SelectedStudents {
  const { ids, last } = chosen === 'everybody' ? { ids: new Set(page), last: null } : chosen
  const [at, from] = [page.indexOf(id), through && last ? page.indexOf(last) : -1]
  const meant = from < 0 ? [id] : page.slice(Math.min(at, from), Math.max(at, from) + 1)
  const next = isOn ? ids.union(new Set(meant)) : ids.difference(new Set(meant))
  return { ids: next, last: id }
}

/** Chooses a whole page, or lets it go. */
export function togglePage(chosen: SelectedStudents, page: readonly string[], isOn: boolean): SelectedStudents {
  const ids = chosen === 'everybody' ? new Set<string>() : chosen.ids
  return { ids: isOn ? ids.union(new Set(page)) : ids.difference(new Set(page)), last: null }
}

/** How a bulk call names what is chosen: everybody travels as the filter, with how many were on screen. */
export function targetOf(chosen: SelectedStudents, filter: StudentFilter, total: number): BulkTarget {
  return chosen === 'everybody' ? { filter, expected: total } : { ids: [...chosen.ids] }
}
