import type { Student } from '#contract/students.ts'
import { Card } from '../ui/card.tsx'
import type { StudentActs } from './student-acts.ts'
import { StudentCard } from './student-card.tsx'
import { StudentItem } from './student-item.tsx'

type StudentsProps = { label: string; students: readonly Student[]; acts: StudentActs }

/** Students as cards side by side. */
export function StudentsGrid({ label, students, acts }: StudentsProps) {
  return (
    <ul aria-label={label} className={gridLook}>
      {students.map((student) => (
        <StudentCard key={student.id} student={student} acts={acts} />
      ))}
    </ul>
  )
}

/** Students as lines of one card, for a phone. */
export function StudentsLines({ label, students, acts }: StudentsProps) {
  return (
    <Card padding="none">
      <ul aria-label={label} className="divide-y divide-border">
        {students.map((student) => (
          <StudentItem key={student.id} student={student} acts={acts} />
        ))}
      </ul>
    </Card>
  )
}

/** How the cards of the grid stand beside each other. */
export const gridLook = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
