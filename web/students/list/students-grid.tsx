import type { Student } from '#contract/students.ts'
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
  /** Which of them are drawn. */
  slice: Slice
  acts: StudentActions
  selection: Selection
}

/** Students as cards side by side; `room` is how many steps of room there are. */
export function StudentsGrid({
  label,
  students,
  slice,
  acts,
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
          acts={acts}
          selection={selection}
        />
      ))}
    </ul>
  )
}

/** Students as lines of one card, for a phone. */
export function StudentsLines({ label, students, slice, acts, selection }: StudentsProps) {
  return (
    <Card padding="none">
      <ul aria-label={label} className="divide-y divide-border" style={extentOf(slice)}>
        {students.slice(slice.from, slice.to).map((student, place) => (
          <StudentItem
            key={student.id}
            {...rowProps(slice, place, students)}
            student={student}
            acts={acts}
            selection={selection}
          />
        ))}
      </ul>
    </Card>
  )
}

const gridClassesByColumns = ['', 'grid grid-cols-1 gap-4', 'grid grid-cols-2 gap-4', 'grid grid-cols-3 gap-4'] as const

/** How the cards of the grid stand beside each other. */
export const gridClasses = (breakpoint: number): string => gridClassesByColumns[cardColumns(breakpoint)]

const extentOf = ({ above, below }: Slice) => ({ paddingBlock: `${above}px ${below}px` })

/** What a line or card gets where not all of them are drawn: how it is measured, and its place among all. */
const rowProps = ({ isPart, from, measureProps }: Slice, place: number, { length }: readonly Student[]) =>
  isPart ? { ...measureProps(from + place), 'aria-posinset': from + place + 1, 'aria-setsize': length } : {}
