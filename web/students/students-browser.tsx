import type { ReactNode } from 'react'
import { StudentsView } from './students-view.tsx'
import { useStudentsView } from './use-students-view.ts'

type StudentsBrowserProps = {
  /** Whose students; without it, all of the school. */
  classId?: string
  /** What stands there while there is nobody at all. */
  empty: ReactNode
}

/** The students of a class, to search, choose and change. */
export function StudentsBrowser({ classId, empty }: StudentsBrowserProps) {
  const browser = useStudentsView(classId)
  return <StudentsView browser={browser} empty={empty} onClose={browser.overlay.close} />
}
