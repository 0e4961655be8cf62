import type { Student } from '#contract/students.ts'
import type { Slice } from '../../ui/lists/slice.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cardsBeside } from './look.ts'
import type { StudentActs } from '../acts/student-acts.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { StudentCard } from './student-card.tsx'
import { StudentItem } from './student-item.tsx'

type StudentsProps = {
  label: string
  students: readonly Student[]
  /** Which of them are drawn. */
  slice: Slice
  acts: StudentActs
  selection: Selection
}

/** Students as cards side by side; `room` is how many steps of room there are. */
export function StudentsGrid({ label, students, slice, acts, selection, room }: StudentsProps & { room: number }) {
  return (
    <ul aria-label={label} className={gridLook(room)} style={roomOf(slice)}>
      {students.slice(slice.from, slice.to).map((student, place) => (
        <StudentCard
          key={student.id}
          {...placeOf(slice, place, students)}
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
      <ul aria-label={label} className="divide-y divide-border" style={roomOf(slice)}>
        {students.slice(slice.from, slice.to).map((student, place) => (
          <StudentItem
            key={student.id}
            {...placeOf(slice, place, students)}
            student={student}
            acts={acts}
            selection={selection}
          />
        ))}
      </ul>
    </Card>
  )
}

const gridLooks = ['', 'grid grid-cols-1 gap-4', 'grid grid-cols-2 gap-4', 'grid grid-cols-3 gap-4'] as const

/** How the cards of the grid stand beside each other. */
export const gridLook = (room: number): string => gridLooks[cardsBeside(room)]

const roomOf = ({ above, below }: Slice) => ({ paddingBlock: `${above}px ${below}px` })

/** What a line or card gets where not all of them are drawn: how it is measured, and its place among all. */
const placeOf = ({ isPart, from, measured }: Slice, place: number, { length }: readonly Student[]) =>
  isPart ? { ...measured(from + place), 'aria-posinset': from + place + 1, 'aria-setsize': length } : {}
