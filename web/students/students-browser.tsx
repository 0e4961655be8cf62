import type { ReactNode } from 'react'
import { Browser } from './browser.tsx'
import { useBrowser } from './use-browser.ts'

type StudentsBrowserProps = {
  /** Whose students; without it, all of the school. */
  classId?: string
  /** What stands there while there is nobody at all. */
  empty: ReactNode
}

/** The students of a class, to search, choose and change. */
export function StudentsBrowser({ classId, empty }: StudentsBrowserProps) {
  const browser = useBrowser(classId)
  return <Browser browser={browser} empty={empty} onClose={browser.overlay.close} />
}
