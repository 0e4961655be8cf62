import type { ComponentProps } from 'react'
import type { Student } from '#contract/people/students.ts'
import type { StudentActions } from '../acts/student-actions.ts'
import type { Selection } from '../bulk/use-selection.ts'

export type StudentLineProps = Pick<ComponentProps<'li'>, 'ref' | 'aria-posinset' | 'aria-setsize'> & {
  'data-index'?: number
  student: Student
  actions: StudentActions
  selection: Selection
}
