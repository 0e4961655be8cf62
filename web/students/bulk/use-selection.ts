import { useState } from 'react'
import type { StudentFilter } from '#contract/students.ts'
import { type Chosen, choose, choosePage, countChosen, isChosen, nobody, targetOf } from './selection.ts'

export type Selection = ReturnType<typeof useSelection>

/** What is chosen of the students that match; another filter starts anew, another page does not. */
export function useSelection(filter: StudentFilter, page: readonly string[], total: number) {
  const key = JSON.stringify(filter)
  const [{ chosen, of }, set] = useState<{ chosen: Chosen; of: string }>({ chosen: nobody, of: key })
  const now = of === key ? chosen : nobody
  const change = (next: Chosen) => set({ chosen: next, of: key })
  const onPage = page.filter((id) => isChosen(now, id)).length
  return {
    count: countChosen(now, total),
    isEverybody: now === 'everybody',
    isOn: (id: string) => isChosen(now, id),
    /** How much of the page is chosen. */
    page: onPage === 0 ? 'none' : onPage === page.length ? 'all' : 'some',
    target: targetOf(now, filter, total),
    toggle: (id: string, isOn: boolean, through: boolean) => change(choose(now, page, { id, isOn, through })),
    togglePage: (isOn: boolean) => change(choosePage(now, page, isOn)),
    takeEverybody: () => change('everybody'),
    clear: () => change(nobody),
  } as const
}
