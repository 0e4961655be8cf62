import type { Student } from '#contract/people/students.ts'
import type { Slice } from '../../ui/lists/slice.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cardColumns } from './list-layout.ts'
import type { StudentActions } from '../acts/student-actions.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { StudentCard } from './student-card.tsx'
import { StudentItem } from './student-item.tsx'

type StudentsProps = {
  label: string
  students: readonly Student[]
  slice: Slice
  actions: StudentActions
  selection: Selection
}

export function StudentsGrid({
  label,
  students,
  slice,
  actions,
  selection,
  breakpoint,
}: StudentsProps & { breakpoint: number }) {
  return (
    <ul aria-label={label} className={gridClasses(breakpoint)} style={extentOf(slice)}>
      {students.slice(slice.from, slice.to).map((student, place) => (
        <StudentCard
          key={student.id}
          {...rowProps(slice, place, students)}
          student={student}
          actions={actions}
          selection={selection}
        />
      ))}
    </ul>
  )
}

export function StudentsLines({ label, students, slice, actions, selection }: StudentsProps) {
  return (
    <Card padding="none">
      <ul aria-label={label} className="divide-y divide-border" style={extentOf(slice)}>
        {students.slice(slice.from, slice.to).map((student, place) => (
          <StudentItem
            key={student.id}
            {...rowProps(slice, place, students)}
            student={student}
            actions={actions}
            selection={selection}
          />
        ))}
      </ul>
    </Card>
  )
}

const gridClassesByColumns = ['', 'grid grid-cols-1 gap-4', 'grid grid-cols-2 gap-4', 'grid grid-cols-3 gap-4'] as const

export const gridClasses = (breakpoint: number): string => gridClassesByColumns[cardColumns(breakpoint)]

const extentOf = ({ above, below }: Slice) => ({ paddingBlock: `${above}px ${below}px` })

/** Measuring props, and aria-setsize with aria-posinset, because only some items are in the DOM. */
const rowProps = ({ isPart, from, measureProps }: Slice, place: number, { length }: readonly Student[]) =>
  isPart ? { ...measureProps(from + place), 'aria-posinset': from + place + 1, 'aria-setsize': length } : {}
