import type { ReactNode } from 'react'
import { StudentsView } from './students-view.tsx'
import { useStudentsView } from './use-students-view.ts'

type StudentsBrowserProps = {
  classId?: string
  empty: ReactNode
}

export function StudentsBrowser({ classId, empty }: StudentsBrowserProps) {
  const browser = useStudentsView(classId)
  return <StudentsView browser={browser} empty={empty} onClose={browser.overlay.close} />
}
