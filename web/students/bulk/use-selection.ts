import { useState } from 'react'
import type { StudentFilter } from '#contract/people/student-filter.ts'
import {
  type SelectedStudents,
  toggle,
  togglePage,
  countSelected,
  isSelected,
  noStudents,
  targetOf,
} from './selection.ts'

export type Selection = ReturnType<typeof useSelection>

/** Survives paging; a change of the filter clears it. */
export function useSelection(filter: StudentFilter, page: readonly string[], total: number) {
  const key = JSON.stringify(filter)
  const [{ chosen, of }, set] = useState<{ chosen: SelectedStudents; of: string }>({ chosen: noStudents, of: key })
  const now = of === key ? chosen : noStudents
  const change = (next: SelectedStudents) => set({ chosen: next, of: key })
  const onPage = page.filter((id) => isSelected(now, id)).length
  return {
    count: countSelected(now, total),
    isAll: now === 'all',
    isOn: (id: string) => isSelected(now, id),
    page: onPage === 0 ? 'none' : onPage === page.length ? 'all' : 'some',
    target: targetOf(now, filter, total),
    toggle: (id: string, isOn: boolean, through: boolean) => change(toggle(now, page, { id, isOn, through })),
    togglePage: (isOn: boolean) => change(togglePage(now, page, isOn)),
    selectAll: () => change('all'),
    clear: () => change(noStudents),
  } as const
}
