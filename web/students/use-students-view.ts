import { useOverlay } from '../lib/use-overlay.ts'
import { useBreakpoint } from '../lib/use-breakpoint.ts'
import { filterOf, isFiltered } from './address/list-state.ts'
import { breakpoints } from './list/list-layout.ts'
import type { Overlay } from './overlay.ts'
import { useBulk } from './bulk/use-bulk.ts'
import { useListState } from './address/use-list-state.ts'
import { useSelection } from './bulk/use-selection.ts'
import { useStudentActions } from './acts/use-student-actions.ts'
import { useStudents } from './list/use-students.ts'

export type StudentsViewState = ReturnType<typeof useStudentsView>

const none: readonly string[] = []

export function useStudentsView(classId?: string, first: Overlay | null = null) {
  const [list, onChange] = useListState(classId)
  const result = useStudents(list, onChange, classId !== undefined)
  const overlay = useOverlay(first)
  const actions = useStudentActions(overlay.open)
  const { breakpoint, ref: widthRef } = useBreakpoint(breakpoints)
  const { page, known } = result
  const ids = page?.items.map(({ id }) => id) ?? none
  const selection = useSelection(filterOf(list), ids, page?.total ?? 0)
  const bulk = useBulk(selection, overlay.open)
  const isEmpty = page !== undefined && !isFiltered(list, classId) && isWithoutStudents(page, classId)
  return {
    ...result,
    classId,
    list,
    onChange,
    overlay,
    actions,
    bulk,
    breakpoint,
    widthRef,
    selection,
    isEmpty,
    seats: known?.seats,
  }
}

const isWithoutStudents = (
  { total, counts }: { total: number; counts: { active: number; inactive: number } },
  classId: string | undefined,
): boolean => (classId ? total === 0 : counts.active + counts.inactive === 0)
